package foreign

// The JSON of jo-gay: cards, each a list of pictures.
//
//	{"name": "Kings", "manufacturer": "Lagoon", "symbols": […], "grid": [4, 4], "cards": [["owl", …], …]}

func readJoGay(t *source) candidate {
	v, _ := t.json()
	words := wordLists(v.member("cards").list)
	if words == nil {
		return candidate{}
	}
	s := sidesOf(words)
	s.format, s.sides, s.rim = "jogay", len(words[0]), ""
	s.name, s.by = v.member("name").text, v.member("manufacturer").text
	if grid := v.member("grid").list; len(grid) == 2 {
		if err := s.sizes(&grid[1], &grid[0]); err != nil {
			return made(nil, err, entire)
		}
	}
	return made(s, nil, entire)
}

const joGayPattern = `{"name":$name,"manufacturer":$by,"symbols":[‹motif:"$motif"¦,›],"grid":[$height,$width],
 "cards":[‹tile:
  [‹side:"$motif"¦,›]¦,›
 ]}
`
