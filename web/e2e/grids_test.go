//go:build e2e

package e2e

// A puzzle of seven hexagons, and one of nine triangles.
const (
	nuts = "grid=hex2&mates=same&tiles=123456.143652.146235.162453.164253.165324.165432" +
		"&name=Drive_Ya_Nuts&by=Milton_Bradley"
	shards = "grid=tri3&tiles=caD.cBa.ABC.ccA.CBd.CAc.CCA.bDa.cCC&name=Shards"
)
