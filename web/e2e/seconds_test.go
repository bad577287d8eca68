//go:build e2e

package e2e

// seconds is a framed board that takes two cores a second or two, even as code of its own, so
// that all of them search it.
const seconds = "grid=8x8&mates=same&frame=0&tiles=" +
	"GEF0.EBGF.G0HF.AEFC.GD0G.CFEG.H0BE.EAH0.00HB.AG0H.EHHD.ECHE.AEFD.GCAA.EEGG.FGAG.EFFC.AHBF." +
	"0DDD.HFHE.CFHC.CHFA.CHAA.DGFH.HG0E.CBGE.EAAB.BDDG.GFH0.FDED.DGE0.HE00.0FHA.DCC0.0DAA.D0BC." +
	"EBFF.H0AC.DCAB.HE00.AHHF.EFHB.CBEH.00AB.ADGG.FFDG.EEAA.EBB0.HH0C.HEGB.G0AG.BFAH.HDEG.A0GA." +
	"EFEH.EFGG.GGFA.FEHC.B0HB.EF0D.AAAE.BD0B.EH0F.AD0B" +
	"&name=Planted_8x8"

// What it comes to, and what it takes, however it is divided and whoever carries it out.
const (
	secondsFound = "16 arrangements = 1 solution × 4 turns of the board × 4 ways to swap tile 18 with 52, and 32 with 40."
	secondsTook  = "144,142,596 placements"
)
