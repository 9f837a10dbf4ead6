// A person reads in a record's history what was done with it: each act that the server writes down has a word.
import { ATOS_COMUNS } from '@martelo/contracts/core/palavras.ts'
import { DECLARADAS } from '@martelo/contracts/core/palavras-do-historico.ts'
import { expect, test } from 'vitest'
import { lerFonte, listar } from '../../tools/quality/sources.ts'

const ATO = /\bauditar\w*\((?:(?!\bauditar)[^])*?\bacao: '([^']+)'/g

test('an act that is written down is called by a word', () => {
  const fontes = listar(['apps/server/src'], /(?<!\.test|\.fixture)\.ts$/).map(lerFonte)
  const atos = fontes.flatMap(({ caminho, texto }) =>
    [...texto.matchAll(ATO)].map((m) => [caminho, m[1] ?? '']),
  )
  expect(atos.length).toBeGreaterThan(100)
  const comPalavra = new Set(
    [ATOS_COMUNS, ...Object.values(DECLARADAS).map((d) => d.atos)].flatMap(Object.keys),
  )
  expect(atos.filter(([, ato = '']) => !comPalavra.has(ato)).map((a) => a.join(': '))).toEqual([])
})
