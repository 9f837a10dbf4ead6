/** A booked visit, as a visitor books it: the first free slot of the first lot that has one. One for each brand's walk. */
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { setTimeout as esperar } from 'node:timers/promises'
import type { Casa } from './casa.ts'
import { pelaApi } from './pela-api.ts'

const marcadas = new WeakMap<Casa, Promise<string>>()

/** Its key. */
export function visitaDeExemplo(c: Casa): Promise<string> {
  const ja = marcadas.get(c) ?? marcar(c)
  marcadas.set(c, ja)
  return ja
}

async function marcar(c: Casa): Promise<string> {
  const { selo } = await c.ler<{ selo: string }>('visitante', '/v1/hotsite/formulario')
  const { lelUid, inicio } = await horarioLivre(c)
  // A form that comes back at once is taken for a program's.
  await esperar(3_500)
  const corpo = {
    selo,
    inicio,
    nome: 'Vera Visita',
    email: `vera.${Date.now()}@exemplo.com.br`,
    telefone: '(62) 99888-7766',
  }
  const page = await c.pagina('visitante')
  return (await pelaApi<{ chave: string }>(page, 'POST', `/v1/lotes/${lelUid}/visitas`, corpo)).chave
}

async function horarioLivre(c: Casa): Promise<{ lelUid: string; inicio: string }> {
  const de = somarDias(diaEmBrasilia(Date.now()), 1)
  type Dias = { dias: { horarios: { inicio: string; impedimento: string | null }[] }[] }
  for (const { uid } of await c.ler<{ uid: string }[]>('visitante', '/v1/lote/busca-elastic')) {
    const caminho = `/v1/lotes/${uid}/visitas?de=${de}&ate=${somarDias(de, 20)}`
    const { dias } = await c.ler<Dias>('visitante', caminho).catch((): Dias => ({ dias: [] }))
    const livre = dias.flatMap((d) => d.horarios).find((h) => h.impedimento === null)
    if (livre !== undefined) return { lelUid: uid, inicio: livre.inicio }
  }
  throw new Error('no lot of the demonstration can be visited')
}
