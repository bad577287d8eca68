package foreign
import ("testing";"os";"path/filepath";"fmt";"strings")
func TestTry(t *testing.T){
 files,_:=filepath.Glob("/work/shared/seeds/*.txt")
 for _,g:=range []string{"e2/[cem]*","framed/*","gemp-f/*s1.txt","sat-benchmarks/*"}{ l,_:=filepath.Glob("/work/shared/data/"+g); files=append(files,l...)}
 os.MkdirAll("/tmp/ew/fa-out",0o755)
 for _,f:=range files{
  b,_:=os.ReadFile(f)
  r,err:=Read(string(b),"")
  if err!=nil{fmt.Println(filepath.Base(f),err);continue}
  l:=r.Document.Link()
  os.WriteFile("/tmp/ew/fa-out/"+filepath.Base(f),[]byte(l),0o644)
  if len(l)>150{l=l[:150]}
  fmt.Println(filepath.Base(f),r.Format,r.Order,l)
 }
 b,_:=os.ReadFile("/work/shared/data/e2/bucas-urls.txt")
 for _,l:=range strings.Split(string(b),"\n"){ if strings.HasPrefix(l,"##"){fmt.Print(l[:30]," ");continue}
  if !strings.HasPrefix(l,"puzzle"){continue}
  r,err:=Read("https://e2.bucas.name/#"+l,""); if err!=nil{fmt.Println(err);continue}
  m,n:=r.Document.Board.Score(); fmt.Println(m,n,r.Document.Notes)
 }
}
