// One kind of notice as the house that sets it up sees it.
import {
  apresentarAviso,
  avisoDe,
  canaisPossiveis,
  ehObrigatorio,
  julgarCanal,
  textosPadrao,
  type TipoDeAviso,
  variaveisDe,
} from '@martelo/domain/avisos/catalogo.ts'
import { type Canal, FORMA_DO_CANAL, FORMAS, type Idioma } from '@martelo/domain/avisos/declarar-aviso.ts'
import { cabeNaForma, mostrarValor } from '@martelo/domain/avisos/preencher-texto.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerDecidido, lerTextos } from './avisos-da-casa.sql.ts'

const CALADA = (): undefined => undefined

export const tipoDoSite = (ctx: Pick<Ctx, 'hotsite'>) => (ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao')

/** Channels in use by the house, whatever single people chose. */
export const canaisEmUso = (tipo: TipoDeAviso, daCasa: readonly Canal[] | null): Canal[] =>
  canaisPossiveis(tipo).filter((c) =>
    daCasa === null
      ? julgarCanal(tipo, c, { daCasa, daPessoa: CALADA }) === 'usar'
      : daCasa.includes(c) || ehObrigatorio(tipo, c),
  )

export function apresentarNaLista(
  ctx: Pick<Ctx, 'hotsite'>,
  tipo: TipoDeAviso,
  daCasa: readonly Canal[] | null,
  textoProprio: boolean,
) {
  const { grupo, publico } = avisoDe(tipo)
  return {
    tipo,
    ...apresentarAviso(tipo, palavras(tipoDoSite(ctx))),
    grupo,
    publico,
    canais: canaisEmUso(tipo, daCasa),
    textoProprio,
  }
}

export async function apresentarAberto(ctx: Ctx, tx: Tx, tipo: TipoDeAviso, idioma: Idioma) {
  const hotId = ctx.hotsite.id
  const { canais, destinatarios, versao } = await lerDecidido(tx, hotId, tipo)
  const proprios = await lerTextos(tx, hotId, tipo, idioma)
  const padrao = textosPadrao(tipo, tipoDoSite(ctx))
  const possiveis = canaisPossiveis(tipo)
  const formas = FORMAS.filter((f) => possiveis.some((c) => FORMA_DO_CANAL[c] === f))
  const a = avisoDe(tipo)
  return {
    ...apresentarNaLista(ctx, tipo, canais, proprios.size > 0),
    versao,
    possiveis: possiveis.map((canal) => ({ canal, fixo: ehObrigatorio(tipo, canal) })),
    motivo: a.obrigatorio?.motivo ?? null,
    destinatarios: a.publico === 'equipe' && possiveis.includes('email') ? [...destinatarios] : null,
    idioma,
    textos: formas.map((forma) => ({ forma, proprio: proprios.get(forma) ?? null, padrao: padrao[forma] })),
    variaveis: Object.entries(variaveisDe(tipo)).map(([nome, v]) => ({
      nome,
      rotulo: v.rotulo,
      exemplo: mostrarValor(v, v.exemplo),
      formas: formas.filter((f) => cabeNaForma(v, f)),
    })),
  }
}
