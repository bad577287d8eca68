package api

import (
	"edgewise/solver/articles"
)

// The methods that give the figures of the articles.

// ArticleList is all articles about edge-matching puzzles.
type ArticleList struct {
	Articles []Article `json:"articles"`
}

// Article is an article, its puzzle as a link, and its figures.
type Article struct {
	Key      string   `json:"key"`
	Title    string   `json:"title"`
	Author   string   `json:"author"`   // "" where it does not say
	Year     int      `json:"year"`     // 0 where it does not say
	Language string   `json:"language"` // the language of the article's program
	Address  string   `json:"address"`  // "" where it is unknown
	Puzzle   string   `json:"puzzle"`
	Runs     []string `json:"runs"`
	Figures  []Figure `json:"figures"`
}

// Figure is a number of an article. One with a formula has a value at once; a counted one gets its
// value from its run.
type Figure struct {
	Name  string `json:"name"`
	Cell  int    `json:"cell"` // counted from 1 in the order in which cells are filled; 0 for none
	Said  string `json:"said"` // what the article says, word for word, or ""
	By    string `json:"by"`
	Run   string `json:"run"`
	Order string `json:"order"` // the order in which the run fills the cells, such as "4,1,2,5,8,7,6,3,0"; "" for the usual one
	Timed bool   `json:"timed"` // whether the figure is how long the run took
	Value *Value `json:"value,omitempty"`
}

// Value is an exact number, or else a measure.
type Value struct {
	Exact   *Count  `json:"exact,omitempty"`
	Measure float64 `json:"measure"`
}

// articles lists the articles, their figures, and the runs that count these.
func (*API) articles(Nothing) (ArticleList, error) {
	var list ArticleList
	for _, a := range articles.All() {
		told := Article{a.Key, a.Title, a.Author, a.Year, a.Language, a.Address, a.Document().Link(), []string{}, []Figure{}}
		for _, r := range a.Runs {
			told.Runs = append(told.Runs, r.Key)
		}
		for _, f := range a.Figures {
			figure := Figure{f.Name, f.Cell, f.Said, f.By, f.Run, a.Order(f.Run), f.Timed, nil}
			if f.By != "" {
				figure.Value = valueOf(f.Value)
			}
			told.Figures = append(told.Figures, figure)
		}
		list.Articles = append(list.Articles, told)
	}
	return list, nil
}

func valueOf(v articles.Value) *Value {
	if v.Exact != "" {
		return &Value{Exact: &v.Exact}
	}
	return &Value{Measure: rounded(v.Measure)}
}

type numbersParams struct {
	Article string `json:"article"`
	Run     string `json:"run"`
	sliceParams
}

// Numbers are the values that a run has counted: one per figure of the article, nil for a figure of
// another run and for a timed one. Empty until done.
type Numbers struct {
	Thought
	Values []*Value `json:"values"`
}

// numbers counts the figures of one run.
func (a *API) numbers(p numbersParams) (Numbers, error) {
	running, so, err := think(a, p.sliceParams, func() (*articles.Running, error) {
		article, err := articleOf(p.Article)
		if err != nil {
			return nil, err
		}
		running, known := article.Begin(p.Run)
		if !known {
			return nil, badParams(p.Run)
		}
		return running, nil
	})
	told := Numbers{so, []*Value{}}
	if err != nil || !so.Done {
		return told, err
	}
	figures := running.Article().Figures
	for i := range figures {
		f := &figures[i]
		if f.Run == p.Run && !f.Timed {
			told.Values = append(told.Values, valueOf(running.Counted(f)))
		} else {
			told.Values = append(told.Values, nil)
		}
	}
	return told, nil
}

func articleOf(key string) (*articles.Article, error) {
	for _, a := range articles.All() {
		if a.Key == key {
			return &a, nil
		}
	}
	return nil, badParams(key)
}
