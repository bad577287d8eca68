package notation

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestShown(t *testing.T) {
	for _, row := range []struct{ is, text, want string }{
		{"plain", "Das verflixte Hunde-Spiel", "Das verflixte Hunde-Spiel"},
		{"escape sequences", "\x1b[2J\x07\x7f\u009b31m", "␛[2J␇␡�31m"},
		{"lines and tabs", "a\nb\tc\r\u2028d\u0085e", "a␊b␉c␍�d�e"},
		{"what turns", "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C", strings.Repeat("�", 12)},
		{"no width", "a\u200Bb\uFEFFc\u2060d", "a�b�c�d"},
		{"Hebrew and Arabic", "שָׁלוֹם می\u200Cخواهم", "שָׁלוֹם می\u200Cخواهم"},
		{"emoji", "👩‍👩‍👧 🇩🇰 ❤️ 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩‍👩‍👧 🇩🇰 ❤️ 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿"},
		{"tags without a flag", "a\U000E0067\U000E007F", "a��"},
		{"a flood of marks", "e" + strings.Repeat("\u0301", 200) + "x", "e" + strings.Repeat("\u0301", 5) + "�x"},
		{"honest marks", "Việt Nam नमस्ते", "Việt Nam नमस्ते"},
		{"spaces", "12\u202f345\u00a0€\u3000x", "12\u202f345\u00a0€\u3000x"},
		{"no text", "a\xffb", "a�b"},
	} {
		assert.Equal(t, row.want, Shown(row.text), row.is)
		assert.Equal(t, row.want, Shown(Shown(row.text)), "%s, twice", row.is)
	}
}
