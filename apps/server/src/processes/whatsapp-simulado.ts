// The WhatsApp gateway of the demonstration. Elsewhere each house has its own, or none.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import { WHATSAPP } from '../core/mail/whatsapp.integration.ts'
import type { Servicos } from '../core/servicos.ts'
import { anunciarSimulador } from '../core/simuladores.ts'
import { iniciarPortadorDeSms } from '../simuladores/portador-de-sms.ts'

export async function iniciarWhatsapp({ banco, config, externo }: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  // Shared, since each process of a demonstration starts a gateway of its own.
  const chave = (await chaveDoSistema(banco, 'whatsapp-simulado')).toString('hex')
  const simulado = await iniciarPortadorDeSms({
    token: chave.slice(0, 32),
    segredo: chave.slice(32),
    dizQuemLeu: true,
  })
  const recolher = anunciarSimulador('whatsapp', simulado.url)
  const esquecer = externo.usarPlataforma(WHATSAPP, {
    url: simulado.url,
    token: simulado.token,
    segredoDosAvisos: simulado.segredo,
  })
  return async () => {
    recolher()
    esquecer()
    await simulado.parar()
  }
}
