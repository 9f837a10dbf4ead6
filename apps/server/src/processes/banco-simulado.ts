// The bank of this process: the configured one, or in the demonstration a simulated one that starts here.

import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Servicos } from '../core/servicos.ts'
import { abrirSimulador } from '../core/simuladores.ts'
import { usarBancoDaPlataforma } from '../modules/pagamentos/banco-pix.integration.ts'
import { iniciarBancoPix } from '../simuladores/banco-pix.ts'

export async function iniciarBanco(s: Servicos): Promise<() => Promise<void>> {
  const { config } = s
  if (config.pix.url !== undefined) {
    const esquecer = usarBancoDaPlataforma(s, config.pix.url)
    return () => Promise.resolve(esquecer())
  }
  if (!config.demo) return () => Promise.resolve()
  const pasta = path.join(config.pastaDeDados, 'simuladores')
  await mkdir(pasta, { recursive: true })
  const banco = await abrirSimulador(config, 'banco-pix', () =>
    iniciarBancoPix({
      porta: config.pix.portaDoSimulador,
      host: config.host,
      arquivo: path.join(pasta, 'banco-pix.json'),
      registrar: (mensagem) => s.log.warn({ simulador: 'banco-pix' }, mensagem),
    }),
  )
  const esquecer = usarBancoDaPlataforma(s, banco.url)
  return async () => {
    esquecer()
    await banco.parar()
  }
}
