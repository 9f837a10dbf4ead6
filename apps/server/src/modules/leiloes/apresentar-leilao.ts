// From the rows of an auction to the record that the back-office sees, with what this session may do.
import type { LeilaoCompleto } from '@martelo/contracts/leiloes/leilao.schemas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import {
  acoesDoLeilao,
  camposTravadosDoLeilao,
  podeIncluirLotes,
  podeOrdenarLotes,
} from '@martelo/domain/leiloes/acoes.ts'
import { dataPagamentoDoLeilao, nomeSemData } from '@martelo/domain/leiloes/leilao.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import {
  impedimentoNoDia,
  lerFatos,
  lerLocal,
  lerReferencias,
  lerResultado,
  type LinhaLeilao,
  type LinhaLocal,
} from './leiloes.sql.ts'

type Completo = z.infer<typeof LeilaoCompleto>

export function apresentarLocal(l: LinhaLocal): Completo['localRealizacao'] {
  const { id, uid, nome, endereco, cidade, uf, telefone } = l
  return { id, lcpId: id, uid, nome, endereco, cidade, uf, telefone }
}

/** Whether this session may touch this auction: the auctioneer's role alone only reaches his own. */
export async function ehDoLeiloeiro(ctx: Ctx, tx: Tx, a: LinhaLeilao): Promise<boolean> {
  if (ctx.sessao === null) return false
  const o = await tx.selectFrom('leiloeiro').select('usuId').where('id', '=', a.leoId).executeTakeFirst()
  return o?.usuId === ctx.sessao.usuId
}

export async function apresentarLeilao(ctx: Ctx, tx: Tx, a: LinhaLeilao): Promise<Completo> {
  const papeis = ctx.sessao?.papeis ?? []
  const situacao = a.situacao as SituacaoLeilao
  const local = await lerLocal(tx, ctx.hotsite.id, a.lrlId)
  const leiloeiro = await tx
    .selectFrom('leiloeiro')
    .select(['uid', 'nome'])
    .where('id', '=', a.leoId)
    .executeTakeFirstOrThrow()
  const fatos = await lerFatos(tx, a, {
    agora: ctx.agora,
    papeis,
    ajustes: ctx.sessao?.ajustes,
    comVideo: ctx.servicos.config.video.mbit > 0,
  })
  const { quantidadeLotes, fim, ...resultado } = await lerResultado(tx, ctx.hotsite.id, a.id)
  const travados = camposTravadosDoLeilao(situacao)
  const editor = permite('leilao:editar', ctx.sessao)
  return {
    ...dadosDoLeilao(a),
    ...(await lerReferencias(tx, a)),
    id: a.id,
    uid: a.uid,
    versao: a.versao,
    situacao,
    motivoSituacao: a.motivoSituacao,
    teste: a.teste,
    nomeSemData: nomeSemData(a.nome),
    dataPagamento: dataPagamentoDoLeilao(a.data.getTime(), fim?.getTime() ?? null),
    leiloeiroUid: leiloeiro.uid,
    leiloeiro: leiloeiro.nome,
    localUid: local.uid,
    leiloeiroConfirmadoAt: iso(a.leiloeiroConfirmadoAt),
    iniciadoAt: iso(a.iniciadoAt),
    encerradoAt: iso(a.encerradoAt),
    localRealizacao: apresentarLocal(local),
    impedimentoDoDia: a.conferirDia ? impedimentoNoDia(a.data, local) : null,
    quantidadeLotes,
    resultado,
    camposTravados: travados === 'todos' ? travados : [...travados],
    can: {
      editar: editor && travados !== 'todos',
      ordenar: editor && podeOrdenarLotes(situacao),
      incluirLotes: editor && podeIncluirLotes(situacao),
      confirmarLeiloeiro: travados !== 'todos' && (editor || (await ehDoLeiloeiro(ctx, tx, a))),
      acoes: acoesDoLeilao(situacao, atoresDosPapeis(papeis), fatos),
    },
  }
}

/** The columns that the form shows under the same name. */
function dadosDoLeilao(a: LinhaLeilao) {
  return {
    nome: a.nome,
    descricao: a.descricao,
    modalidade: a.modalidade as Completo['modalidade'],
    conducao: a.conducao as Completo['conducao'],
    data: iso(a.data),
    visitacaoInicio: iso(a.visitacaoInicio),
    visitacaoFim: iso(a.visitacaoFim),
    segundoEntreLotes: a.segundoEntreLotes,
    intervaloEntreLotesSegundos: a.intervaloEntreLotesSegundos,
    pontoCorteParaIncrementoPosLancesSegundos: a.pontoCorteParaIncrementoPosLancesSegundos,
    incrementoAposLancesSegundos: a.incrementoAposLancesSegundos,
    cascata: a.cascata,
    incrementoPorValor: a.incrementoPorValor,
    condicional: a.condicional,
    permiteRepasse: a.permiteRepasse,
    tipoHabilitacao: a.tipoHabilitacao as Completo['tipoHabilitacao'],
    caucaoValor: a.caucaoValor,
    caucaoPorcentagem: a.caucaoPorcentagem,
    porcentagemComissao: a.porcentagemComissao,
    taxaAdm: a.taxaAdm,
    regulamento: a.regulamento,
    regulamentoNumero: a.regNumero,
    letId: a.letId,
    texId: a.texId,
    lrlId: a.lrlId,
    editalUrl: a.editalUrl,
    ordemVisitacaoUrl: a.ordemVisitacaoUrl,
    ordemEntradaUrl: a.ordemEntradaUrl,
    transmissaoUrl: a.transmissaoUrl,
    transmissaoSubdominio: a.transmissaoSubdominio,
    conferirDia: a.conferirDia,
    liberacaoDiaMotivo: a.liberacaoDiaMotivo,
    gruposCliente: a.gruposCliente,
  }
}
