// Package qr draws links as QR codes, to be read by a camera from a screen or
// from paper.
package qr
