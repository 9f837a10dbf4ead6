// The WhatsApp gateway of the demonstration. Elsewhere each house has its own, or none.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import { WHATSAPP } from '../core/mail/whatsapp.integration.ts'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { iniciarPortadorDeSms } from '../simuladores/portador-de-sms.ts'

export async function iniciarWhatsapp({ banco, config, externo }: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  // Shared, since each process of a demonstration starts a gateway of its own.
  const chave = (await chaveDoSistema(banco, 'whatsapp-simulado')).toString('hex')
  const [token, segredo] = [chave.slice(0, 32), chave.slice(32)]
  const simulado = await abrirSimulador(config, 'whatsapp', () =>
    iniciarPortadorDeSms({ token, segredo, dizQuemLeu: true }),
  )
  const esquecer = externo.usarPlataforma(WHATSAPP, {
    url: simulado.url,
    token,
    segredoDosAvisos: segredo,
  })
  return async () => {
    esquecer()
    await simulado.parar()
  }
}
