// All that the house keeps about a client, for him to read and keep (LGPD, art. 18): the same facts as the file for other
// systems, as a document. His own alone: the key is his uid, and another's opens nothing.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { type Palavras, palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { reunirMeusDados } from '../clientes/door.ts'
import { type CamposDitos, escrever, type RotuloDito } from './como-se-escreve.ts'
import { CADASTRO_DITO, ENDERECO_DITO, LISTAS_DITAS, type ListaDita } from './palavras-dos-meus-dados.ts'

/** Rows of one list on paper; the file has them all. */
const MAXIMO = 300

const dito = (rotulo: RotuloDito, p: Palavras): string => (typeof rotulo === 'string' ? rotulo : rotulo(p))

const ditos = (campos: CamposDitos, o: object, p: Palavras): { rotulo: string; valor: string }[] => {
  const valores = o as Readonly<Record<string, unknown>>
  return Object.entries(campos).flatMap(([nome, campo]) => {
    if (campo === null) return []
    const [rotulo, dizer] = Array.isArray(campo) ? campo : [campo, escrever]
    const valor = dizer(valores[nome], p)
    return valor === '' ? [] : [{ rotulo: dito(rotulo, p), valor }]
  })
}

const dadosDe = (titulo: string, campos: CamposDitos, o: object, p: Palavras): Bloco => ({
  tipo: 'dados',
  titulo,
  linhas: ditos(campos, o, p),
})

/** One line per row: rows of a person's life have too many columns for a sheet. */
const listaDe = ({ titulo, campos }: ListaDita, linhas: readonly object[], p: Palavras): Bloco => ({
  tipo: 'texto',
  titulo: `${dito(titulo, p)} (${linhas.length})`,
  paragrafos:
    linhas.length === 0
      ? ['Nada guardado.']
      : [
          ...linhas.slice(0, MAXIMO).map((l) =>
            ditos(campos, l, p)
              .map(({ rotulo, valor }) => `${rotulo}: ${valor}`)
              .join(' · '),
          ),
          ...(linhas.length > MAXIMO ? [`Mais ${linhas.length - MAXIMO} no arquivo JSON.`] : []),
        ],
  miudo: true,
})

export async function folhaDosMeusDados(ctx: Ctx, chave: string): Promise<Folha[] | null> {
  if (ctx.sessao === null || ctx.sessao.cliUid !== chave) return null
  const d = await ctx.tx((tx) => reunirMeusDados(ctx, tx))
  const p = palavras(ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao')
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
        dadosDe('Cadastro', CADASTRO_DITO, d.cadastro, p),
        ...(d.endereco === null ? [] : [dadosDe('Endereço', ENDERECO_DITO, d.endereco, p)]),
        ...Object.entries(LISTAS_DITAS).map(([nome, lista]) =>
          listaDe(lista, d[nome as keyof typeof LISTAS_DITAS], p),
        ),
      ],
    },
  ]
}
