// The registry of persons of the demonstration. Elsewhere each house saves its own credential.
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Servicos } from '../core/servicos.ts'
import { anunciarSimulador } from '../core/simuladores.ts'
import { PROCOB } from '../modules/procob/procob.integration.ts'
import { iniciarProcob } from '../simuladores/registro-procob.ts'

export async function iniciarProcobSimulada({
  banco,
  config,
  externo,
}: Servicos): Promise<() => Promise<void>> {
  if (!config.demo) return () => Promise.resolve()
  const chave = (await chaveDoSistema(banco, 'procob-simulada')).toString('hex')
  const simulada = await iniciarProcob({ senha: chave.slice(0, 32) })
  const recolher = anunciarSimulador('procob', simulada.url)
  const esquecer = externo.usarPlataforma(PROCOB, {
    url: simulada.url,
    usuario: simulada.usuario,
    senha: simulada.senha,
  })
  return async () => {
    recolher()
    esquecer()
    await simulada.parar()
  }
}
