// The control page of the simulators: what each is told to be, and how often it was asked. Not served in production.
import type { FastifyInstance } from 'fastify'
import { simuladoresAnunciados } from '../core/simuladores.ts'
import { type Controle, MODOS } from '../simuladores/controle.ts'

const escapar = (t: string): string => t.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const PACIENCIA_MS = 2000

async function comandar(url: string, ordem?: unknown): Promise<Controle | null> {
  try {
    const r = await fetch(`${url}/simulador/comportamento`, {
      signal: AbortSignal.timeout(PACIENCIA_MS),
      ...(ordem === undefined ? {} : { method: 'PUT', body: JSON.stringify(ordem) }),
    })
    const lido = (await r.json()) as Partial<Controle>
    return r.ok && typeof lido.modo === 'string' ? (lido as Controle) : null
  } catch {
    return null
  }
}

export function servirSimuladores(app: FastifyInstance): void {
  app.get('/simuladores', async (_req, rep) => {
    const paineis = await Promise.all(
      simuladoresAnunciados().map(async ([nome, url]) => painel(nome, await comandar(url))),
    )
    return rep
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(pagina(paineis.join('')))
  })
  app.put<{ Params: { nome: string } }>('/simuladores/:nome/comportamento', async (req, rep) => {
    const url = simuladoresAnunciados().find(([nome]) => nome === req.params.nome)?.[1]
    const agora = url === undefined ? null : await comandar(url, req.body ?? {})
    return agora === null ? rep.status(404).send({}) : rep.send(agora)
  })
}

function painel(nome: string, c: Controle | null): string {
  if (c === null) return ''
  const opcoes = Object.entries(MODOS)
    .map(
      ([modo, oque]) =>
        `<label><input type="radio" name="${nome}" value="${modo}"${c.modo === modo ? ' checked' : ''}> <b>${modo}</b> ${escapar(oque)}</label>`,
    )
    .join('')
  return `<section data-nome="${escapar(nome)}"><h2>${escapar(nome)}</h2><p>${c.pedidos} pedidos desde o início${c.vezes > 0 ? `; volta ao normal depois de ${c.vezes}` : ''}</p>
<fieldset><legend>Comportamento</legend>${opcoes}</fieldset><label>Só nos próximos <input type="number" min="0" max="1000" value="0" data-vezes> pedidos (0: até mudar)</label></section>`
}

function pagina(paineis: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Simuladores</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1a1f2b}section{border:1px solid #d8dce5;border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}h2{font-size:1.1rem;margin:0}p{color:#4b5563;font-size:.875rem;margin:.25rem 0}fieldset{border:0;padding:0;margin:0 0 .75rem}legend{position:absolute;clip-path:inset(50%)}label{display:block;padding:.25rem 0}input[type=number]{width:5rem;font:inherit}b{font-weight:600}:focus-visible{outline:3px solid #1463c9;outline-offset:2px}</style>
<main><h1>Simuladores</h1><p>Os parceiros desta demonstração são servidores de verdade. Diga como cada um se comporta. <a href="/simuladores/caixa-postal">Caixa postal</a></p>${paineis || '<p>Nenhum simulador neste processo.</p>'}<p role="status" aria-live="polite"></p></main>
<script>document.addEventListener('change',async e=>{const s=e.target.closest('section');const m=s&&s.querySelector('input[type=radio]:checked');if(!m)return;const r=await fetch('/simuladores/'+s.dataset.nome+'/comportamento',{method:'PUT',headers:{'content-type':'application/json'},body:JSON.stringify({modo:m.value,vezes:Number(s.querySelector('[data-vezes]').value)||0})});document.querySelector('[role=status]').textContent=r.ok?s.dataset.nome+': '+m.value:'O simulador não respondeu.'})</script></html>`
}
