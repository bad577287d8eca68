; Each tile is top left right bottom; a minus is the other half.
(with (brown 1 grey 2 spotted 3 umber 4)
  (= tiles (list
    (list brown (- spotted) grey (- umber))
    (list brown (- umber) spotted (- brown))
    (list brown (- umber) spotted (- grey))
    (list brown (- umber) spotted (- grey))
    (list brown (- grey) umber (- spotted))
    (list grey (- umber) brown (- spotted))
    (list grey (- umber) spotted (- brown))
    (list grey (- spotted) umber (- brown))
    (list grey (- spotted) umber (- grey)))))
