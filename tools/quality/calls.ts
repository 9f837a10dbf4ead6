/**
 * What the contracts and handlers say, read from their syntax: no server has to start for a map to be drawn.
 * Each `*.contract.ts` exports exactly one `defineCall('METHOD /path', { … })`; anything else throws with the file's
 * name, because a call that the maps miss is a call that the tests miss.
 */
import { type Fonte, lerFontes } from './sources.ts'

export type ChamadaLida = {
  chave: string
  nome: string
  permissao: string
  resumo: string
  arquivo: string
}

export type TratadorLido = { nome: string; contrato: string; arquivo: string }

/** All calls, in the order of their path and then their method. */
export function lerChamadas(fontes = lerFontes()): ChamadaLida[] {
  const chamadas = [...fontes.values()]
    .filter((f) => /^packages\/contracts\/.*\.contract\.ts$/.test(f.caminho))
    .map(lerChamada)
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
    const texto = (campo: string) => {
      const par = partes.properties.find(
        (p) => p.type === 'Property' && p.key.type === 'Identifier' && p.key.name === campo,
      )
      const v = par?.type === 'Property' ? par.value : undefined
      if (v?.type !== 'Literal' || typeof v.value !== 'string') {
        throw new Error(`${fonte.caminho}: ${campo} of a call must be a literal`)
      }
      return v.value
    }
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
        if (callee.type !== 'Identifier' || callee.name !== 'handle') return []
        const nome = args[0]?.type === 'Identifier' ? args[0].name : ''
        const pedido = nomes.get(nome)
        const contrato = fonte.importacoes.find((i) => i.pedido === pedido)?.alvo
        if (!contrato)
          throw new Error(`${fonte.caminho}: handle's contract must be imported from its contract file`)
        return [{ nome, contrato, arquivo: fonte.caminho }]
      })
    })
}

function declaracoesExportadas(fonte: Fonte) {
  return fonte.arvore.program.body.flatMap((no) => {
    if (no.type !== 'ExportNamedDeclaration' || no.declaration?.type !== 'VariableDeclaration') return []
    return no.declaration.declarations.flatMap((d) =>
      d.id.type === 'Identifier' ? [{ nome: d.id.name, valor: d.init }] : [],
    )
  })
}
