// All that the house keeps about a client, for him to read and keep (LGPD, art. 18): the same facts as the file for other
// systems, as a document. His own alone: the key is his uid, and another's opens nothing.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { reunirMeusDados } from '../clientes/door.ts'

const LISTAS = {
  aceites: 'Termos aceitos',
  documentos: 'Documentos enviados',
  socios: 'Sócios',
  grupos: 'Grupos',
  habilitacoes: 'Habilitações',
  lances: 'Lances',
  propostas: 'Propostas',
  compras: 'Compras',
  pagamentos: 'Pagamentos',
  caucoes: 'Cauções',
  convites: 'Convites de eventos',
  favoritos: 'Favoritos',
  mensagens: 'Mensagens',
  acessos: 'Acessos',
} as const
/** Rows of one list on paper; the file has them all. */
const MAXIMO = 300
const DINHEIRO = /^(valor|contraproposta)/
const INSTANTE = /^\d{4}-\d\d-\d\dT/

function dizer(nome: string, v: unknown): string {
  if (v === null || v === undefined || v === '') return ''
  if (v instanceof Date) return formatarDataHora(v.getTime())
  if (typeof v === 'boolean') return v ? 'Sim' : 'Não'
  if (typeof v === 'number') return DINHEIRO.test(nome) ? formatarReais(v) : String(v)
  if (typeof v === 'string') return INSTANTE.test(v) ? formatarDataHora(Date.parse(v)) : v
  if (Array.isArray(v)) return v.map((x) => dizer(nome, x)).join('; ')
  if (typeof v === 'object')
    return Object.entries(v)
      .map(([k, x]) => `${rotulo(k)}: ${dizer(k, x)}`)
      .join(', ')
  return ''
}

/** `dataPagamento` → "Data pagamento" */
const rotulo = (nome: string): string => {
  const solto = nome
    .replace(/At$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
  return solto.charAt(0).toUpperCase() + solto.slice(1)
}

const dadosDe = (titulo: string, o: object): Bloco => ({
  tipo: 'dados',
  titulo,
  linhas: Object.entries(o).flatMap(([k, v]) => {
    const valor = dizer(k, v)
    return valor === '' ? [] : [{ rotulo: rotulo(k), valor }]
  }),
})

/** One line per row: rows of a person's life have too many columns for a sheet. */
const listaDe = (titulo: string, linhas: readonly Record<string, unknown>[]): Bloco => ({
  tipo: 'texto',
  titulo: `${titulo} (${linhas.length})`,
  paragrafos:
    linhas.length === 0
      ? ['Nada guardado.']
      : [
          ...linhas.slice(0, MAXIMO).map((l) =>
            Object.entries(l)
              .flatMap(([k, v]) => {
                const dito = dizer(k, v)
                return dito === '' ? [] : [`${rotulo(k)}: ${dito}`]
              })
              .join(' · '),
          ),
          ...(linhas.length > MAXIMO ? [`Mais ${linhas.length - MAXIMO} no arquivo JSON.`] : []),
        ],
  miudo: true,
})

export async function folhaDosMeusDados(ctx: Ctx, chave: string): Promise<Folha[] | null> {
  if (ctx.sessao === null || ctx.sessao.cliUid !== chave) return null
  const d = await ctx.tx((tx) => reunirMeusDados(ctx, tx))
  const encarregado = d.controlador.encarregado ?? 'não informado'
  return [
    {
      titulo: 'Dados pessoais',
      numero: formatarDataHora(ctx.agora),
      casa: { nome: ctx.hotsite.nome, logo: ctx.hotsite.logo },
      cabecalho: [`Controlador: ${d.controlador.nome} · Encarregado: ${encarregado} · LGPD, art. 18`],
      emitidoAt: d.geradoEm,
      marca: null,
      completo: true,
      conferencia: null,
      blocos: [
        dadosDe('Cadastro', d.cadastro),
        ...(d.endereco === null ? [] : [dadosDe('Endereço', d.endereco)]),
        ...Object.entries(LISTAS).map(([nome, titulo]) => listaDe(titulo, d[nome as keyof typeof LISTAS])),
      ],
    },
  ]
}
