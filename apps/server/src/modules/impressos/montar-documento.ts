// What each kind of document says. A kind is declared in packages/contracts/src/impressos/tipos-de-impresso.ts, written here, and
// drawn by the page (areas/impressos) and by core/impressao without knowing which it is. docs/how-to/add-a-document.md
import type { Documento, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { DOCUMENTOS, type TipoDeDocumento } from '@martelo/contracts/impressos/tipos-de-impresso.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { folhaDaAutorizacao } from './folha-da-autorizacao.ts'
import { etiquetasDeEnvio } from './etiquetas-de-envio.ts'
import { etiquetaDaChave } from './etiqueta-da-chave.ts'
import { folhaDaPrestacao } from './folha-da-prestacao.ts'
import { folhaDosMeusDados } from './folha-dos-meus-dados.ts'
import { folhaDoEdital } from './folha-do-edital.ts'
import { folhaDoRegulamentoAceito } from './folha-do-regulamento-aceito.ts'
import { folhaDoLaudo } from './folha-do-laudo.ts'
import { folhasDoComprovante } from './folha-do-comprovante.ts'
import { folhasDoExtrato } from './folha-do-extrato.ts'
import { fichaDoLeiloeiro, fichasDeVidro, laudoDeHabilitacoes } from './folhas-do-leilao.ts'
import { livrosDoAno, livrosDoLeiloeiro } from './livros-do-leiloeiro.ts'
import { laudoDasCondicionais } from './laudo-das-condicionais.ts'
import { laudoDetran, laudoDetranDetran, laudoDetranDoLote } from './laudo-do-detran.ts'
import { folhaProcob } from './folha-procob.ts'
import { relatorioMapfre } from './relatorio-mapfre.ts'
import { relatorioDaRemocao } from './relatorio-da-remocao.ts'
import { folhasDaNota, notasDoLeilao, segundaVia } from './mostrar-nota.ts'

/** Null or no sheet: there is no such document in this house, or not for this person. */
type Montador = (ctx: Ctx, chave: string) => Promise<readonly Folha[] | null>

const MONTADORES: { readonly [T in TipoDeDocumento]: Montador } = {
  extrato: folhasDoExtrato,
  comprovante: folhasDoComprovante,
  edital: folhaDoEdital,
  autorizacao: folhaDaAutorizacao,
  nota: folhasDaNota,
  notaSegundaVia: segundaVia,
  notasDoLeilao,
  fichaLeiloeiro: fichaDoLeiloeiro,
  fichaLotesVidro: fichasDeVidro,
  laudoHabilitacoes: laudoDeHabilitacoes,
  regulamentoAceito: folhaDoRegulamentoAceito,
  laudoCondicionais: laudoDasCondicionais,
  livrosLeiloeiro: livrosDoLeiloeiro,
  livrosAnuais: livrosDoAno,
  prestacao: folhaDaPrestacao,
  laudoVistoria: folhaDoLaudo,
  etiquetaDaChave,
  relatorioRemocao: relatorioDaRemocao,
  relatorioMapfre,
  laudoDetran,
  laudoDetranDoLote,
  laudoDetranDetran,
  laudoProcob: folhaProcob,
  meusDados: folhaDosMeusDados,
  etiquetasDeEnvio,
}

const DADOS_OCULTOS = 'Dados pessoais ocultos: entre com a conta do comprador para ver o documento completo.'

export async function montarDocumento(
  ctx: Ctx,
  { tipo, chave }: { readonly tipo: TipoDeDocumento; readonly chave: string },
): Promise<Documento | null> {
  if (!permite(DOCUMENTOS[tipo].permissao, ctx.sessao)) return null
  // All of a person's data at once is his alone to read, as by the call (domain/usuarios/em-nome-de-outro.ts).
  if (tipo === 'meusDados' && ctx.sessao?.por !== undefined) return null
  const folhas = await MONTADORES[tipo](ctx, chave)
  const [primeira] = folhas ?? []
  if (!folhas || primeira === undefined) return null
  return {
    titulo: folhas.length === 1 ? `${primeira.titulo} ${primeira.numero}` : DOCUMENTOS[tipo].titulo,
    pdf: `/v1/documentos/${tipo}/${chave}/pdf`,
    folhas: folhas.map((f) =>
      f.completo
        ? f
        : { ...f, blocos: [{ tipo: 'aviso', texto: DADOS_OCULTOS, alerta: false }, ...f.blocos] },
    ),
  }
}

/** For the name of a file: "Extrato de compra · 12" → "extrato-de-compra-12". */
export const nomeDoArquivo = (titulo: string): string =>
  `${titulo
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.pdf`
