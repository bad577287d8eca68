package foreign
type writing struct{}
func readXML(string)(*set,error){return nil,nil}
func readJSON(string)(*set,error){return nil,nil}
var writeBucas,writeEternityLink,writeEternityJSON,writeMcGavin,writePieces,writeOwen,writeHeule,writeDarmstadt,writeDobrogost,writeCS106B,writeLetters,writeSigned,writeCSV,writePairs,writeLTree,writeCodes,writeLegespiel,writeMheironimus,writeJoGay,writeTetraVex func(*writing)string
