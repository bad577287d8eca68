//go:build e2e || browsers

package e2e

// seconds is a framed board that takes two cores some seconds, so that all of them search it.
const seconds = "grid=8x8&mates=same&frame=0&tiles=" +
	"c0bf.c0bl.lfif.0bia.0afb.a00b.filg.kifh.nikm.c0bh.fekn.geji.kekh.0djc.ced0.mmig.flfg.akd0." +
	"cb00.nmhi.kkmh.nkmj.fmhf.fllg.mhhn.kfgi.afa0.lb0a.lkmk.cka0.ihig.a0cm.hc0c.kkgn.c00c.fnjh." +
	"aid0.na0c.0cka.khlm.ec0d.jhkj.kd0d.jkml.hd0a.effn.jfie.nflk.b0bi.hffi.lkng.b00c.ilik.kkgg." +
	"kglk.flff.kfek.0dkc.c0dk.fien.jjel.b0ce.mc0a.hmke" +
	"&name=Planted_8x8"

// secondsTook is what it takes, however it is divided and whoever carries it out.
const secondsTook = "82,116,670 placements"
