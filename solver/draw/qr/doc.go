// Package qr draws links as QR codes, for a camera to read from a screen or from paper.
package qr
