//go:build e2e

package e2e

// seconds is a framed board that takes two cores some seconds, even as code of its own, so
// that all of them search it.
const seconds = "grid=8x8&mates=same&frame=0&tiles=" +
	"AGFH.EEHG.CACF.FB00.FCFH.BFE0.GCCH.E0EC.EFCE.DA0D.AAEF.EAFC.GFFG.GG0G.0BFB.GF00.ACFC.GHEG." +
	"0GBB.AH0B.0BCA.FHAH.DAAA.EHG0.E0GC.HACH.FF0D.GF0E.HCCG.AAGG.0AHG.CEBG.DFEA.DGHF.GGCF.HACG." +
	"E0EA.G0FC.CCEC.FEHH.EEHA.0AFG.GCE0.EGGA.HFBH.DB0C.FDFF.CHD0.GDEH.FCFG.GDDE.HFEA.GGCF.ECBA." +
	"FAF0.B0HG.GC0F.0BAG.GCFA.CFDD.B0GC.00BD.DCFG.00EC" +
	"&name=Planted_8x8"

// secondsTook is what it takes, however it is divided and whoever carries it out.
const secondsTook = "713,324,563 placements"
