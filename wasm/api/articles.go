package api

import (
	"edgewise/solver/articles"
	"edgewise/solver/search"
)

// The methods that give the figures of the articles.

// ArticleList is all articles.
type ArticleList struct {
	Articles []Article `json:"articles"`
}

// Article is one article, with its puzzle as a link.
type Article struct {
	Key      string   `json:"key"`
	Title    string   `json:"title"`
	Author   string   `json:"author"`
	Year     int      `json:"year"`
	Language string   `json:"language"`
	Address  string   `json:"address"`
	Puzzle   string   `json:"puzzle"`
	Runs     []string `json:"runs"`
	Figures  []Figure `json:"figures"`
}

// Figure is a number of an article; its value is missing until a run has counted it.
type Figure struct {
	Name  string `json:"name"`
	Cell  int    `json:"cell"` // from 1; 0 for none
	Said  string `json:"said"`
	By    string `json:"by"`
	Run   string `json:"run"`
	Order string `json:"order"` // the order of the cells, if it is not the usual one
	Timed bool   `json:"timed"`
	Value *Value `json:"value,omitempty"`
}

// Value is an exact number or a measure.
type Value struct {
	Exact   *search.Number `json:"exact,omitempty"`
	Measure float64        `json:"measure"`
}

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

// Numbers are the values that a finished run has counted: one per figure of the article, null for
// figures of other runs.
type Numbers struct {
	Thought
	Values []*Value `json:"values"`
}

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
