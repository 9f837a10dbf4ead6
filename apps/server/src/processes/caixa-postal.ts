// The mailbox page: every mail and SMS of the hotsite, newest first, as the demonstration and development read them.
// Not served in production. It shows codes and recovery addresses to all who open it, which is its purpose here.
import type { FastifyInstance } from 'fastify'
import { textoDaCarta } from '../core/mail/carta-da-casa.ts'
import type { Servicos } from '../core/servicos.ts'

const CANAL: Readonly<Record<string, string>> = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' }
const escapar = (t: string): string => t.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const comLinks = (t: string): string =>
  escapar(t).replace(/https?:\/\/[^\s<]+/g, (u) => `<a href="${u}">${u}</a>`)

export function servirCaixaPostal(app: FastifyInstance, s: Servicos): void {
  const ler = async (host: string) => {
    const h = await s.hotsites.porHost(host)
    if (h === null) return null
    const mensagens = await s.banco.sistema
      .selectFrom('caixaPostal')
      .select(['uid', 'canal', 'para', 'assunto', 'texto', 'sairUrl', 'criadoAt'])
      .where('hotId', '=', h.id)
      .orderBy('id', 'desc')
      .limit(100)
      .execute()
    return { h, mensagens }
  }
  app.get('/simuladores/caixa-postal.json', async (req, rep) => {
    const r = await ler(req.headers.host ?? '')
    return rep
      .status(r === null ? 404 : 200)
      .header('cache-control', 'no-store')
      .send(r?.mensagens ?? [])
  })
  app.get('/simuladores/caixa-postal', async (req, rep) => {
    const r = await ler(req.headers.host ?? '')
    if (r === null) return rep.status(404).send()
    const itens = r.mensagens.map(
      (m) =>
        `<article><header><b>${CANAL[m.canal] ?? m.canal}</b> para ${escapar(m.para)} <time>${m.criadoAt.toLocaleString('pt-BR')}</time></header><h2>${escapar(m.assunto)}</h2><pre>${comLinks(m.canal === 'email' ? textoDaCarta(m.texto, r.h, m.sairUrl) : m.texto)}</pre></article>`,
    )
    return rep
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(pagina(r.h.nome, itens.join('')))
  })
}

function pagina(nome: string, itens: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Caixa postal · ${escapar(nome)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1a1f2b}article{border:1px solid #d8dce5;border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}header{color:#4b5563;font-size:.875rem}h2{font-size:1.1rem;margin:.25rem 0}pre{white-space:pre-wrap;font:inherit;margin:0;overflow-wrap:anywhere}time{float:right}</style>
<main><h1>Caixa postal de ${escapar(nome)}</h1><p>E-mails e SMS que sairiam daqui. Só existe na demonstração e no desenvolvimento.</p><div id="mensagens">${itens || '<p>Nenhuma mensagem ainda.</p>'}</div></main>
<script>setInterval(async()=>{const t=await(await fetch(location.href)).text();const n=new DOMParser().parseFromString(t,'text/html').getElementById('mensagens');const v=document.getElementById('mensagens');if(n&&n.innerHTML!==v.innerHTML)v.replaceWith(n)},2000)</script></html>`
}
