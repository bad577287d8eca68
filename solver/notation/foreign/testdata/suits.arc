; Each tile is top left right bottom; a minus is the other half.
(with (club 1 diamond 2 heart 3 spade 4)
  (= tiles (list
    (list heart (- heart) diamond (- diamond))
    (list club (- heart) heart (- spade))
    (list diamond (- diamond) club (- club))
    (list spade (- heart) diamond (- spade))
    (list spade (- diamond) diamond (- heart))
    (list spade (- club) spade (- heart))
    (list club (- club) heart (- diamond))
    (list heart (- club) diamond (- club))
    (list heart (- club) spade (- spade)))))
