// The SMS gateway that houses without one of their own use: the configured one, or in the demonstration a simulated one.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import { SMS } from '../core/mail/sms.integration.ts'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { iniciarPortadorDeSms } from '../simuladores/portador-de-sms.ts'

export async function iniciarSms({ banco, config, externo }: Servicos): Promise<() => Promise<void>> {
  const { url, token, segredo } = config.sms
  if (url !== undefined) {
    const esquecer = externo.usarPlataforma(SMS, { url, token: token ?? '', segredoDosAvisos: segredo ?? '' })
    return () => Promise.resolve(esquecer())
  }
  if (!config.demo) return () => Promise.resolve()
  // Shared, since each process of a demonstration starts a gateway of its own.
  const chave = (await chaveDoSistema(banco, 'sms-simulado')).toString('hex')
  const proprio = { token: chave.slice(0, 32), segredo: chave.slice(32) }
  const simulado = await abrirSimulador(config, 'sms', () => iniciarPortadorDeSms(proprio))
  const esquecer = externo.usarPlataforma(SMS, {
    url: simulado.url,
    token: proprio.token,
    segredoDosAvisos: proprio.segredo,
  })
  return async () => {
    esquecer()
    await simulado.parar()
  }
}
