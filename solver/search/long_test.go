//go:build long

package search_test

import "testing"

func TestLongAgreesWithBrute(t *testing.T) { agreeWithBrute(t, 11, 5000) }

func TestLongAgreesWithTextbook(t *testing.T) { agreeWithTextbook(t, 12, 5000) }

func TestLongFramed(t *testing.T) { requireFramed(t, "6x6", 260, 69284103, 65) }
