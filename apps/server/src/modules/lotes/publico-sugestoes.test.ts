import { montarVocabulario } from '@martelo/domain/buscas/vocabulario.ts'
import { expect, test } from 'vitest'
import { CATALOGO_DO_PLACAR } from '../../../../../tests/busca/amostra/catalogo-do-placar.ts'
import { prepararConsulta } from '../../engines/busca/consulta-de-busca.ts'
import { Indice } from '../../engines/busca/indice.ts'
import { sugestoesEntendidas } from './publico-sugestoes.ts'

const indice = new Indice()
for (const d of CATALOGO_DO_PLACAR) indice.aplicar(d)
const possiveis = indice.possiveis(prepararConsulta({ requisicoesBusca: [] }, 'publica', () => []))
const vocabulario = montarVocabulario(possiveis.valores)

test.each([
  ['volksvagen', ['Volkswagen']],
  ['vw', ['Volkswagen']],
  ['oinx', ['Onix']],
  ['campinsa', ['Campinas']],
  ['yam', ['Yamaha', 'Fazer 250', 'Lander']],
  ['xyzxyz', []],
])('%s suggests', (digitado, nomes) =>
  expect(sugestoesEntendidas(possiveis, vocabulario, digitado).map((s) => s.texto)).toEqual(nomes),
)
