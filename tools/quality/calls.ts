/**
 * What the contracts and handlers say, read from their syntax: no server has to start for a map to be drawn.
 * Each `*.contract.ts` exports exactly one `defineCall('METHOD /path', { … })`, and each `*.cadastro.ts` one
 * `cadastro({ … })`, which stands for six calls; anything else throws with the file's name, because a call that the maps
 * miss is a call that the tests miss.
 */
import {
  type Cadastro,
  chaveDe,
  OPERACOES,
} from '../../packages/contracts/src/core/cadastro/declarar-cadastro.ts'
import { type Fonte, lerFontes } from './sources.ts'

export type ChamadaLida = {
  chave: string
  nome: string
  permissao: string
  resumo: string
  arquivo: string
  /** the part of a declared record's calls that it is */
  operacao?: string
}

/** A declared record, as far as its calls follow from it. */
export type CadastroLido = { nome: string; arquivo: string; chamadas: ChamadaLida[] }

export type TratadorLido = { nome: string; contrato: string; arquivo: string }

/** All calls, in the order of their path and then their method. */
export function lerChamadas(fontes = lerFontes()): ChamadaLida[] {
  const chamadas = [...fontes.values()]
    .filter((f) => /^packages\/contracts\/.*\.contract\.ts$/.test(f.caminho))
    .map(lerChamada)
    .concat(lerCadastros(fontes).flatMap((c) => c.chamadas))
  return chamadas.toSorted((a, b) => ordem(a.chave).localeCompare(ordem(b.chave)))
}

const ordem = (chave: string) => chave.split(' ').toReversed().join(' ')

function lerChamada(fonte: Fonte): ChamadaLida {
  const achadas = declaracoesExportadas(fonte).flatMap(({ nome, valor }) => {
    if (valor?.type !== 'CallExpression') return []
    if (valor.callee.type !== 'Identifier' || valor.callee.name !== 'defineCall') return []
    const [chave, partes] = valor.arguments
    if (chave?.type !== 'Literal' || typeof chave.value !== 'string' || partes?.type !== 'ObjectExpression') {
      throw new Error(`${fonte.caminho}: defineCall wants a literal key and an object`)
    }
    const texto = (campo: string) => textoDe(fonte, partes, campo)
    return [
      {
        chave: chave.value,
        nome,
        permissao: texto('permission'),
        resumo: texto('summary'),
        arquivo: fonte.caminho,
      },
    ]
  })
  const unica = achadas[0]
  if (achadas.length !== 1 || !unica) {
    throw new Error(
      `${fonte.caminho}: a contract file exports exactly one defineCall, found ${achadas.length}`,
    )
  }
  return unica
}

/** All declared records, each with the calls that follow from it. */
export function lerCadastros(fontes = lerFontes()): CadastroLido[] {
  return [...fontes.values()]
    .filter((f) => /^packages\/contracts\/.*\.cadastro\.ts$/.test(f.caminho))
    .map(lerCadastro)
}

function lerCadastro(fonte: Fonte): CadastroLido {
  const achados = declaracoesExportadas(fonte).flatMap(({ nome, valor }) => {
    if (valor?.type !== 'CallExpression') return []
    const [partes] = valor.arguments
    if (valor.callee.type !== 'Identifier' || valor.callee.name !== 'cadastro') return []
    if (partes?.type !== 'ObjectExpression') throw new Error(`${fonte.caminho}: cadastro wants an object`)
    return [{ nome, partes }]
  })
  const unico = achados[0]
  if (achados.length !== 1 || !unico)
    throw new Error(`${fonte.caminho}: a cadastro file exports exactly one cadastro, found ${achados.length}`)
  const { nome, partes } = unico
  const valor = (campo: string) => propriedade(partes, campo)
  const caminhos = valor('caminhos')
  const proprios =
    caminhos?.type === 'ObjectExpression'
      ? Object.fromEntries(
          OPERACOES.flatMap((o) => (propriedade(caminhos, o) ? [[o, textoDe(fonte, caminhos, o)]] : [])),
        )
      : {}
  const lido = { base: textoDe(fonte, partes, 'base'), caminhos: proprios } as unknown as Cadastro
  const permissao = {
    le: textoDe(fonte, partes, 'ler'),
    edita: textoDe(fonte, partes, 'editar'),
    apaga: textoDe(fonte, partes, valor('apagar') ? 'apagar' : 'editar'),
  }
  const chamadas = OPERACOES.map((o) => ({
    chave: chaveDe(lido, o),
    nome: `${nome}.${o}`,
    permissao: o === 'salvar' ? permissao.edita : o === 'apagar' ? permissao.apaga : permissao.le,
    resumo: `${nome}: ${o}`,
    arquivo: fonte.caminho,
    operacao: o,
  }))
  return { nome, arquivo: fonte.caminho, chamadas }
}

/** `handle(contract, …)` at the top of each `*.handler.ts`; the contract by the file it is imported from. */
export function lerTratadores(fontes = lerFontes()): TratadorLido[] {
  return [...fontes.values()]
    .filter((f) => /^apps\/server\/.*\.handler\.ts$/.test(f.caminho))
    .flatMap((fonte) => {
      const nomes = new Map(
        fonte.arvore.module.staticImports.flatMap((i) =>
          i.entries.map((e) => [e.localName.value, i.moduleRequest.value] as const),
        ),
      )
      return fonte.arvore.program.body.flatMap((no) => {
        if (no.type !== 'ExpressionStatement' || no.expression.type !== 'CallExpression') return []
        const { callee, arguments: args } = no.expression
        if (callee.type !== 'Identifier' || !(callee.name in VEZES)) return []
        const nome = args[0]?.type === 'Identifier' ? args[0].name : ''
        const pedido = nomes.get(nome)
        const contrato = fonte.importacoes.find((i) => i.pedido === pedido)?.alvo
        if (!contrato)
          throw new Error(`${fonte.caminho}: handle's contract must be imported from its contract file`)
        return Array.from({ length: VEZES[callee.name as keyof typeof VEZES] }, () => ({
          nome,
          contrato,
          arquivo: fonte.caminho,
        }))
      })
    })
}

/** How many calls one of them binds. */
const VEZES = { handle: 1, handleCadastro: OPERACOES.length } as const

type Expressao = NonNullable<ReturnType<typeof declaracoesExportadas>[number]['valor']>
type Objeto = Extract<Expressao, { type: 'ObjectExpression' }>

function propriedade(partes: Objeto, campo: string) {
  const par = partes.properties.find(
    (p) => p.type === 'Property' && p.key.type === 'Identifier' && p.key.name === campo,
  )
  return par?.type === 'Property' ? par.value : undefined
}

function textoDe(fonte: Fonte, partes: Objeto, campo: string): string {
  const v = propriedade(partes, campo)
  if (v?.type !== 'Literal' || typeof v.value !== 'string')
    throw new Error(`${fonte.caminho}: ${campo} of a call must be a literal`)
  return v.value
}

function declaracoesExportadas(fonte: Fonte) {
  return fonte.arvore.program.body.flatMap((no) => {
    if (no.type !== 'ExportNamedDeclaration' || no.declaration?.type !== 'VariableDeclaration') return []
    return no.declaration.declarations.flatMap((d) =>
      d.id.type === 'Identifier' ? [{ nome: d.id.name, valor: d.init }] : [],
    )
  })
}
