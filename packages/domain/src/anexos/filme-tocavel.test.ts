import { expect, test } from 'vitest'
import { recusaDoFilme, type TrilhaDoFilme } from './filme-tocavel.ts'

const v = (codec: string): TrilhaDoFilme => ({ tipo: 'video', codec })
const s = (codec: string): TrilhaDoFilme => ({ tipo: 'som', codec })

// biome-ignore format: one case per line is what makes a table readable
test.each<[string, readonly TrilhaDoFilme[] | null, string | null]>([
  ['H.264 with AAC', [v('avc1'), s('mp4a')], null],
  ['without sound', [v('avc1')], null],
  ['with a track of times beside it', [{ tipo: 'outra', codec: 'tmcd' }, v('avc1'), s('mp4a')], null],
  ['WebM', [v('V_VP9'), s('A_OPUS')], null],
  ['cut off before its index', null, 'incompleto'],
  ['sound alone', [s('mp4a')], 'não tem imagem'],
  ['no track at all', [], 'não tem imagem'],
  ['what telephones film', [v('hvc1'), s('mp4a')], 'HEVC (H.265)'],
  ['what cameras film', [v('apch'), s('sowt')], 'ProRes'],
  ['an unknown one', [v('XYZW')], 'XYZW'],
  ['the sound of a disc', [v('avc1'), s('ac-3')], 'O som é Dolby AC-3'],
  ['the sound of a camera', [v('avc1'), s('sowt')], 'O som é PCM'],
])('%s', (_, trilhas, recusa) => {
  if (recusa === null) expect(recusaDoFilme(trilhas)).toBeNull()
  else expect(recusaDoFilme(trilhas)).toContain(recusa)
})
