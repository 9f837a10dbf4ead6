// The first half of the simulated auctions over the real SQL that every run of the tests plays; the other half lies
// beside it, so that two cores share them.
import { ensaiar } from './ensaio.fixture.ts'

ensaiar('a')
