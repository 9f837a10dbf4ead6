/**
 * Loads one brand of the demonstration, without its pictures, into the folder of `MARTELO_DATA`, and ends. A product
 * that is started there finds the demonstration loaded: for stories of the program, which need a house and its people.
 */
import { lerConfig } from '../../apps/server/src/core/config.ts'
import { iniciar } from '../../apps/server/src/processes/inicio.ts'
import { MARCAS } from '../../tools/demo/marcas.ts'
import { semearMarcas } from '../../tools/demo/semear.ts'
import { fotosSemArquivo } from '../../tools/demo/semear/fotos.ts'

process.env.TZ = 'America/Sao_Paulo'

// No part of the product works meanwhile: no door, no job, no clock.
const { servicos, parar } = await iniciar({ ...lerConfig(), demo: false, processos: new Set() })
await semearMarcas(
  servicos,
  MARCAS.filter((m) => m.subdominio === 'leilao'),
  fotosSemArquivo(),
)
await parar()
