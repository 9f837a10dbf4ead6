// Code that only tests call does not stay in the product: every file of it is reached by another file of it, and every
// function that the domain exports is used by a program, in its own file or another.
import { expect, test } from 'vitest'
import { type Fonte, lerFontes } from '../../tools/quality/sources.ts'

const PRODUTO = /^(?:apps\/server|packages\/(?:domain|contracts|ui))\/src\/(?!.*\.test\.tsx?$)/
/** Found by name and not by an import: the program's doors, workers, and what carregar-modulos.ts, the maps and the house rules look for. */
const ENTRADA =
  /\.(?:handler|reaction|job|integration|contract|events|gen|fixture)\.ts$|worker\.ts$|\/busca\/trabalhador\.ts$|\/midia\/processo-midia\.ts$|^apps\/server\/src\/(?:main|tables|processes\/(?:mudar-arquivos|nova-casa|trocar-chave))\.ts$/
/** What may wait for its caller: nothing. */
const SEM_CHAMADOR: readonly string[] = []
/** Programs that ship with the product. */
const PROGRAMA = /^(?:apps|packages)\/(?!.*\.test\.tsx?$)|^tools\/(?!bench\/)(?!.*\.test\.tsx?$)/

test('no file of the product is imported by tests and figures alone', () => {
  const fontes = [...lerFontes().values()]
  const chamados = new Set(
    fontes
      .filter((f) => PROGRAMA.test(f.caminho))
      .flatMap((f) => f.importacoes.map((i) => i.alvo).filter((a) => a !== f.caminho)),
  )
  const produto = fontes.map((f) => f.caminho).filter((c) => PRODUTO.test(c) && !ENTRADA.test(c))
  expect(produto.length).toBeGreaterThan(500)
  expect(produto.filter((c) => !chamados.has(c))).toEqual(SEM_CHAMADOR)
})

const DOMINIO = /^packages\/domain\/src\/(?!.*\.test\.ts$)/
/** Functions that tests of many files share and that have no better place. */
const SO_DOS_TESTES: Readonly<Record<string, string>> = {
  'boletos/linha-digitavel.ts lerBoleto': 'reads back what codigoDeBarras and linhaDigitavel write',
  'comum/transicoes.ts estadosAlcancaveis': 'the tests of all machines walk their rows with it',
  'lances/exemplos.ts proposta': 'the examples are published and played by the tests of the judge alike',
  'lances/exemplos.ts doLeiloeiro': 'as above',
  'lances/exemplos.ts jogar': 'as above',
  'lances/exemplos.ts codigoDaResposta': 'as above',
}

/** Functions that a file exports, by declaration. */
const funcoesDe = ({ arvore }: Fonte): string[] =>
  arvore.program.body.flatMap((no) => {
    if (no.type !== 'ExportNamedDeclaration') return []
    if (no.declaration?.type === 'FunctionDeclaration') return [no.declaration.id?.name ?? '']
    if (no.declaration?.type !== 'VariableDeclaration') return []
    return no.declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && /^(?:Arrow)?FunctionExpression$/.test(init?.type ?? '') ? [id.name] : [],
    )
  })

const semComentarios = (texto: string): string =>
  texto.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '')
const vezes = (texto: string, nome: string): number =>
  texto.match(new RegExp(`\\b${nome}\\b`, 'g'))?.length ?? 0

test('no function of the domain is called by tests alone', () => {
  const fontes = [...lerFontes().values()]
  const programas = fontes.filter((f) => PROGRAMA.test(f.caminho))
  const quemImporta = Map.groupBy(
    programas.flatMap((f) => f.importacoes.map((i) => ({ alvo: i.alvo, texto: f.texto }))),
    (i) => i.alvo,
  )
  const dominio = fontes.filter((f) => DOMINIO.test(f.caminho))
  const exportadas = dominio.flatMap((f) => funcoesDe(f).map((nome) => ({ f, nome })))
  expect(exportadas.length).toBeGreaterThan(700)
  const soDosTestes = exportadas.filter(
    ({ f, nome }) =>
      vezes(semComentarios(f.texto), nome) < 2 &&
      !quemImporta.get(f.caminho)?.some((i) => vezes(semComentarios(i.texto), nome) > 0),
  )
  expect(
    soDosTestes.map(({ f, nome }) => `${f.caminho.replace('packages/domain/src/', '')} ${nome}`),
  ).toEqual(Object.keys(SO_DOS_TESTES))
})
