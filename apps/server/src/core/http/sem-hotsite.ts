// Pages without the house's own design: a host that belongs to no hotsite (in the demonstration the bare domain leads to each
// brand), and the one for people whom the house keeps out.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { esperarSegundos, mensagemDeFechada } from '@martelo/domain/operacao/manutencao.ts'
import type { Servicos } from '../servicos.ts'
import { type Hotsite, nomeDoHost } from '../tenant/hotsites.ts'

export async function paginaSemHotsite(s: Servicos, q: IncomingMessage, r: ServerResponse): Promise<void> {
  const host = q.headers.host ?? ''
  if (!s.config.demo || nomeDoHost(host) !== s.config.dominio) {
    r.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    r.end(
      moldura(
        'Site não encontrado',
        '<h1>Site não encontrado</h1><p>Este endereço não pertence a nenhum site.</p>',
      ),
    )
    return
  }
  const porta = /:\d+$/.exec(host)?.[0] ?? ''
  const itens = (await s.hotsites.todos())
    .filter((h) => !h.emPreparacao)
    .map(
      (h) =>
        `<li><a style="--c:${h.corPrimaria}" href="//${h.subdominio}.${s.config.dominio}${porta}/"><b>${escapar(h.nome)}</b><span>${escapar(h.slogan)}</span></a></li>`,
    )
  r.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  r.end(
    moldura('Martelo', `<h1>Martelo</h1><p>Cada marca é um site. Escolha um:</p><ul>${itens.join('')}</ul>`),
  )
}

function contatosDe(h: Hotsite): string {
  const telefone = h.telefone && formatarTelefone(h.telefone)
  return [telefone, h.emailContato]
    .filter((c) => c !== null && c !== '')
    .map((c) => escapar(String(c)))
    .join(' · ')
}

/** How to reach the house stands on it: a block may be a mistake. */
export function paginaBloqueada(h: Hotsite, r: ServerResponse): void {
  r.writeHead(403, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  r.end(
    moldura(h.nome, `<h1>${escapar(h.nome)}</h1><p>${MENSAGENS.acessoBloqueado}</p><p>${contatosDe(h)}</p>`),
  )
}

/** A closed page asks again by itself: who waits before it is inside soon after the house opens. */
const RELER_S = 60

/** The house's own words, how to reach it, and when to come again. */
export function paginaEmManutencao(h: Hotsite, agora: number, r: ServerResponse): void {
  const volta =
    h.emPreparacao || h.manutencaoReabreAt === null || h.manutencaoReabreAt.getTime() <= agora
      ? ''
      : `<p>Voltamos por volta de ${escapar(formatarDataHora(h.manutencaoReabreAt.getTime()))}. Os leilões em andamento recebem de volta o tempo parado.</p>`
  // The house's own words may be about anything: that it is closed for a while is said first.
  const porque = h.emPreparacao || h.manutencaoMensagem === '' ? '' : '<p><b>Site em manutenção</b></p>'
  r.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(esperarSegundos(h, agora)),
    ...(h.emPreparacao ? {} : { refresh: String(RELER_S) }),
  })
  const sozinha = h.emPreparacao ? '' : '<p>Esta página se abre sozinha quando o site voltar.</p>'
  const logo =
    h.logo === null ? '' : `<p><img src="${escapar(h.logo)}" alt="${escapar(h.nome)}" height="48"></p>`
  r.end(
    moldura(
      h.nome,
      `${logo}<h1>${escapar(h.nome)}</h1>${porque}<p>${escapar(mensagemDeFechada(h, MENSAGENS.emManutencao))}</p>${volta}${sozinha}<p>${contatosDe(h)}</p>`,
    ),
  )
}

const escapar = (t: string): string => t.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

function moldura(titulo: string, corpo: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapar(titulo)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:12vh auto;padding:0 1.5rem;color:#1a1f2b}h1{font-size:2.25rem;margin:0}ul{list-style:none;padding:0;display:grid;gap:.75rem}
a{display:grid;padding:1rem 1.25rem;border:1px solid #d8dce5;border-inline-start:6px solid var(--c);border-radius:.75rem;color:inherit;text-decoration:none}a:hover,a:focus-visible{border-color:var(--c)}span{color:#556}</style><main>${corpo}</main></html>`
}
