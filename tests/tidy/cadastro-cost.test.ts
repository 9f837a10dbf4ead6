// What a plain cadastro costs, as docs/how-to/add-a-cadastro.md says: every line of it that is written by hand.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const RAIZ = join(import.meta.dirname, '../..')
const ler = (caminho: string): string => readFileSync(join(RAIZ, caminho), 'utf8')
const linhas = (texto: string): number => texto.trimEnd().split('\n').length
const MAXIMO = 150

/** From the line that begins so to the first line after it that is just `fim`. */
function trecho(texto: string, comeco: string, fim: string): string {
  const todas = texto.split('\n')
  const i = todas.findIndex((l) => l.startsWith(comeco))
  const j = todas.indexOf(fim, i)
  if (i < 0 || j < 0) throw new Error(`${comeco} … ${fim}: not found`)
  return todas.slice(i, j + 1).join('\n')
}

test.each([
  {
    nome: 'auctioneers',
    declaracao: 'packages/contracts/src/leiloeiros/leiloeiros.cadastro.ts',
    ligacao: 'apps/server/src/modules/leiloeiros/leiloeiros.cadastro.handler.ts',
    tela: 'apps/web/src/areas/retaguarda/leiloeiros/leiloeiros.screen.tsx',
    linha: '  leiloeiros: tela({',
    tabela: 'leiloeiro',
  },
  {
    nome: 'places of auctions',
    declaracao: 'packages/contracts/src/leiloes/local-realizacao.cadastro.ts',
    ligacao: 'apps/server/src/modules/leiloes/local-realizacao.cadastro.handler.ts',
    tela: 'apps/web/src/areas/retaguarda/leiloes/locais.screen.tsx',
    linha: '  locais: tela({',
    tabela: 'local_realizacao',
  },
])('$nome: as many lines as the how-to says, and no more than may be', (c) => {
  const menu = ler('packages/contracts/src/core/telas/retaguarda.telas.ts')
  const custos = [
    linhas(ler(c.declaracao)),
    linhas(ler(c.ligacao)),
    linhas(ler(c.tela)),
    linhas(trecho(menu, c.linha, '  }),')),
    linhas(trecho(ler('apps/server/src/schema.sql'), `create table ${c.tabela} (`, ');')),
  ]
  const soma = custos.reduce((a, b) => a + b, 0)
  expect(soma).toBeLessThanOrEqual(MAXIMO)
  const escrito = ler('docs/how-to/add-a-cadastro.md')
    .split('\n')
    .find((l) => l.startsWith(`| ${c.nome} |`))
  expect(escrito).toContain(`| ${c.nome} | ${[...custos, soma].join(' | ')} |`)
})
