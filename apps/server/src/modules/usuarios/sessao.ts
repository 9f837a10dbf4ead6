// Opening, renewing and closing sessions. A login is a family of refresh tokens, each good once: a spent one is a copy,
// and ends the whole family. A renewal repeated within seconds (two tabs, a lost answer) is the exception: it gets the
// same family's next token instead of ending a person's session for a dropped packet.
import { randomUUID } from 'node:crypto'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import type { SessaoAberta } from '@martelo/contracts/usuarios/sessao.schemas.ts'
import { MINUTOS_EM_NOME_DE_OUTRO, prazosEmNomeDeOutro } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import { foraDaRegra } from '@martelo/domain/usuarios/regra-de-acesso.ts'
import { passoDoLogin } from '@martelo/domain/usuarios/segundo-fator.ts'
import { prazosDaSessao } from '@martelo/domain/usuarios/sessao.ts'
import { quemPede } from '../../core/auth/bloqueios.ts'
import { COOKIE_ACESSO, COOKIE_RENOVACAO, COOKIE_VOLTA, montarCookie } from '../../core/auth/cookies.ts'
import { SessaoEncerrada, type Tx } from '../../core/database/database.ts'
import type { Ctx, Sessao } from '../../core/http/contexto.ts'
import { aparelhoDoPedido, lembrarAparelho } from './aparelhos.ts'
import { direitosEmVigor } from './direitos.sql.ts'
import { foraDoGrupo } from './grupo-de-entrada.sql.ts'
import { lembrarUsoDaLiberacao, liberacaoQueVale } from './liberacoes.sql.ts'
import { ajustesDe, permissoesDaConta } from './permissoes-da-conta.ts'
import { estadoDoFator } from './segundo-fator.sql.ts'
import { novoSegredo, resumirSegredo } from './segredos.ts'
import {
  familiaEncerrada,
  foiUsada,
  gravarSessao,
  type LinhaUsuario,
  loginDoSegredo,
  marcarUsada,
  registrarEntrada,
  revogarFamilia,
  sessaoDaFamilia,
  travarSessao,
  travarUsuario,
  usuarioPorId,
} from './usuarios.sql.ts'

const CAMINHO_DA_RENOVACAO = '/v1/usuario'
/** A spent token is still answered within this time: two tabs, an answer that was lost on the way. */
const TOLERANCIA_MS = 10_000
/**
 * … and within this one while what it was exchanged for is unused: a browser waits 40 s for an answer, and retries 30 s
 * later.
 */
const TOLERANCIA_SEM_USO_MS = 90_000

/** Why an account may not enter; null when it may. */
export function impedimento(ctx: Ctx, u: LinhaUsuario): string | null {
  if (!u.ativo) return u.motivoBloqueio ?? 'Acesso desativado. Fale com o atendimento.'
  const fora = foraDaRegra(u, ctx)
  if (fora !== null) return fora
  const quem = quemPede({ ...ctx, sessao: { usuId: u.id, papeis: u.papeis } })
  if (ctx.servicos.bloqueios.barra(ctx.hotsite.id, quem, 'ENTRAR')) return MENSAGENS.acessoBloqueado
  // A blocked client still enters: he must see his purchases. Bids are refused by the judge.
  return null
}

/**
 * Starts a new family for the user and sets the cookies. Call inside the transaction that decided it. The account is
 * locked and read again: a change of it that is being committed either ends this login too or is what it carries.
 */
export async function abrirSessao(ctx: Ctx, tx: Tx, u: LinhaUsuario, manterLogado: boolean) {
  const { ativo, papeis } = await travarUsuario(tx, ctx.hotsite.id, u.id)
  if (!ativo) throw new SessaoEncerrada()
  const aparelho = await lembrarAparelho(ctx, tx, u.id)
  return continuarSessao(ctx, tx, { ...u, papeis }, { manterLogado, familia: randomUUID(), aparelho })
}

/** Signing up signs in: an entry like another one. */
export async function abrirPrimeiraSessao(ctx: Ctx, tx: Tx, u: LinhaUsuario) {
  const { ip, agente } = ctx
  const entrada = { hotId: ctx.hotsite.id, usuId: u.id, email: u.email, ip, agente }
  await registrarEntrada(tx, { ...entrada, forma: 'cadastro', resultado: 'ok' })
  return abrirSessao(ctx, tx, u, false)
}

/** Who acts in the account of another. `liberacao` null: support, whose half hour is not renewed. */
interface EmNomeDeOutro {
  readonly por: NonNullable<Sessao['por']>
  readonly liberacao: { readonly id: number; readonly ate: Date } | null
}

const colunasDe = (o: EmNomeDeOutro | undefined) =>
  o === undefined
    ? {}
    : { porUsuId: o.por.usuId, porEscopo: [...o.por.escopo], libId: o.liberacao?.id ?? null }

async function continuarSessao(
  ctx: Ctx,
  tx: Tx,
  u: LinhaUsuario,
  login: {
    readonly manterLogado: boolean
    readonly familia: string
    readonly aparelho: string | null
    readonly outro?: EmNomeDeOutro | undefined
  },
): Promise<SessaoAberta & { readonly sessaoId: string }> {
  const { manterLogado, familia, aparelho, outro } = login
  const direitos = await direitosEmVigor(tx, ctx.hotsite.id, u.id)
  const prazos =
    outro === undefined
      ? prazosDaSessao(ctx.agora, manterLogado)
      : prazosEmNomeDeOutro(ctx.agora, outro.liberacao?.ate.getTime() ?? null)
  // A right that ends within these minutes ends the token: its next one is without it.
  const acessoAte = Math.min(prazos.acessoAte, ...fins(direitos))
  if (outro?.liberacao) await lembrarUsoDaLiberacao(tx, ctx.hotsite.id, outro.liberacao.id)
  const { segredo, resumo } = novoSegredo()
  const sessaoId = await gravarSessao(tx, {
    hotId: ctx.hotsite.id,
    usuId: u.id,
    familia,
    refreshHash: resumo,
    manterLogado,
    ip: ctx.ip,
    agente: ctx.agente,
    aparelho,
    expiraAt: new Date(prazos.renovacaoAte),
    ...colunasDe(outro),
  })
  const token = await ctx.servicos.tokens.assinar(
    ctx.hotsite.id,
    {
      usuId: u.id,
      usuUid: u.uid,
      nome: u.nome,
      papeis: u.papeis,
      cliId: u.cliId,
      cliUid: u.cliUid,
      familia,
      ajustes: ajustesDe(direitos),
      por: outro?.por,
    },
    acessoAte,
  )
  const { https } = ctx
  ctx.cookie(montarCookie(COOKIE_ACESSO, token, { https, idade: Math.floor((acessoAte - ctx.agora) / 1000) }))
  ctx.cookie(
    montarCookie(COOKIE_RENOVACAO, segredo, {
      https,
      idade: manterLogado ? Math.floor((prazos.renovacaoAte - ctx.agora) / 1000) : null,
      caminho: CAMINHO_DA_RENOVACAO,
    }),
  )
  return {
    id: String(u.id),
    nome: u.nome,
    token,
    refreshToken: segredo,
    dataFimToken: new Date(acessoAte).toISOString(),
    autenticado: true,
    roles: u.papeis,
    cliUid: u.cliUid,
    manterLogado,
    sessaoId,
  }
}

/** The account of another person; no device of his is remembered. */
export async function abrirSessaoDeOutro(
  ctx: Ctx,
  tx: Tx,
  u: LinhaUsuario,
  outro: EmNomeDeOutro,
): Promise<SessaoAberta> {
  const { ativo, papeis } = await travarUsuario(tx, ctx.hotsite.id, u.id)
  if (!ativo) throw new SessaoEncerrada()
  return continuarSessao(
    ctx,
    tx,
    { ...u, papeis },
    { manterLogado: false, familia: randomUUID(), aparelho: aparelhoDoPedido(ctx), outro },
  )
}

const fins = (direitos: readonly { readonly ate: Date | null }[]): number[] =>
  direitos.flatMap((d) => (d.ate === null ? [] : [d.ate.getTime()]))

/** While the owner lets him, and he may enter himself; as far as the access says now. */
async function aindaEmNomeDeOutro(ctx: Ctx, tx: Tx, libId: number | null): Promise<EmNomeDeOutro | null> {
  const l = libId === null ? undefined : await liberacaoQueVale(tx, ctx.hotsite.id, libId)
  const quem = l && (await usuarioPorId(tx, ctx.hotsite.id, l.usuId))
  if (l === undefined || quem === undefined || impedimento(ctx, quem) !== null) return null
  return { por: { usuId: quem.id, nome: quem.nome, escopo: l.escopo }, liberacao: l }
}

/** The house asks for a second factor since: who holds its money sets one up at a new login. */
async function faltaOFator(ctx: Ctx, tx: Tx, u: LinhaUsuario): Promise<boolean> {
  if (!ctx.hotsite.segundoFatorExigido) return false
  const { ligadoAt } = await estadoDoFator(tx, ctx.hotsite.id, u.id)
  const permissoes = await permissoesDaConta(tx, ctx.hotsite.id, u)
  return passoDoLogin({ permissoes, temFator: ligadoAt !== null, exigidoPelaCasa: true }) === 'configurar'
}

/** Exchanges a refresh token for the next one; null when it is not good (the family ends if it was spent). */
export async function renovarSessao(ctx: Ctx, segredo: string): Promise<SessaoAberta | null> {
  return ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const resumo = resumirSegredo(segredo)
    // The account before its sessions, as everyone who changes an account locks them.
    const login = await loginDoSegredo(tx, hotId, resumo)
    if (login !== undefined) await travarUsuario(tx, hotId, login.usuId)
    const s = await travarSessao(tx, hotId, resumo)
    if (s === undefined || s.revogadaAt !== null || s.expiraAt.getTime() <= ctx.agora) return null
    const outro = s.porUsuId === null ? undefined : await aindaEmNomeDeOutro(ctx, tx, s.libId)
    if (outro === null) return null
    const gastaHa = s.usadaAt === null ? 0 : ctx.agora - s.usadaAt.getTime()
    const perdida = async () => gastaHa <= TOLERANCIA_SEM_USO_MS && !(await foiUsada(tx, hotId, s.substituta))
    if (gastaHa > TOLERANCIA_MS && !(await perdida())) {
      await revogarFamilia(tx, hotId, s.familia)
      ctx.log.warn({ usuId: s.usuId, familia: s.familia }, 'spent refresh token used again: family revoked')
      return null
    }
    // A row that a renewal wrote while the login was being ended is not marked itself; its family is.
    if (await familiaEncerrada(tx, hotId, s.familia)) return null
    const u = await usuarioPorId(tx, hotId, s.usuId)
    if (u === undefined || impedimento(ctx, u) !== null || (await foraDoGrupo(ctx, tx, u)) !== null)
      return null
    if (outro === undefined && (await faltaOFator(ctx, tx, u))) return null
    const aparelho = aparelhoDoPedido(ctx) ?? s.aparelho
    const aberta = await continuarSessao(ctx, tx, u, { ...s, aparelho, outro })
    if (s.usadaAt === null) await marcarUsada(tx, hotId, s.id, aberta.sessaoId)
    return aberta
  })
}

/** Ends the login, also one whose access token has ended and that could still be renewed, and forgets the cookies. */
export async function encerrarSessao(ctx: Ctx): Promise<void> {
  const { sessao, cookieDeRenovacao, cookieDaVolta } = ctx
  const hotId = ctx.hotsite.id
  if (sessao !== null || cookieDeRenovacao !== null)
    await ctx.tx(async (tx) => {
      const login = sessao ?? (await loginDoSegredo(tx, hotId, resumirSegredo(cookieDeRenovacao ?? '')))
      if (login !== undefined) await revogarFamilia(tx, hotId, login.familia)
      // Who looks through another's eyes and signs out is out of both.
      const dele =
        cookieDaVolta === null ? undefined : await loginDoSegredo(tx, hotId, resumirSegredo(cookieDaVolta))
      if (dele !== undefined) await revogarFamilia(tx, hotId, dele.familia)
    })
  esquecerCookies(ctx)
}

export function esquecerCookies(ctx: Ctx): void {
  ctx.cookie(montarCookie(COOKIE_ACESSO, '', { https: ctx.https, idade: 0 }))
  ctx.cookie(
    montarCookie(COOKIE_RENOVACAO, '', { https: ctx.https, idade: 0, caminho: CAMINHO_DA_RENOVACAO }),
  )
  esquecerVolta(ctx)
}

export function esquecerVolta(ctx: Ctx): void {
  ctx.cookie(montarCookie(COOKIE_VOLTA, '', { https: ctx.https, idade: 0, caminho: CAMINHO_DA_RENOVACAO }))
}

/** A little longer than support may look: the click that ends it may come late. */
const IDADE_DA_VOLTA_S = (MINUTOS_EM_NOME_DE_OUTRO + 5) * 60

/** Keeps the way back to this session beside the one that is opened in another's name. */
export async function guardarVolta(ctx: Ctx, tx: Tx, s: Pick<Sessao, 'usuId' | 'familia'>): Promise<void> {
  const propria = await sessaoDaFamilia(tx, ctx.hotsite.id, s)
  if (propria === undefined) return
  const { segredo, resumo } = novoSegredo()
  await gravarSessao(tx, {
    hotId: ctx.hotsite.id,
    usuId: s.usuId,
    familia: s.familia,
    refreshHash: resumo,
    manterLogado: propria.manterLogado,
    ip: ctx.ip,
    agente: ctx.agente,
    expiraAt: new Date(Math.min(ctx.agora + IDADE_DA_VOLTA_S * 1000, propria.expiraAt.getTime())),
  })
  const { https } = ctx
  ctx.cookie(
    montarCookie(COOKIE_VOLTA, segredo, { https, idade: IDADE_DA_VOLTA_S, caminho: CAMINHO_DA_RENOVACAO }),
  )
}
