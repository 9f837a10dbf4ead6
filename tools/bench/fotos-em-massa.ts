// node tools/run.mjs tools/bench/fotos-em-massa.ts [--fotos 300] [--juntas 4]
//
// How much memory the process takes while many photographs come at once, each named by a plate: some people send at the same
// time, one file after the other. Pictures are 12 megapixels, as a telephone takes them, and no two have the same bytes.
import { cpus } from 'node:os'
import { criarVeiculo } from '@martelo/contracts/veiculos/criar-veiculo.contract.ts'
import { enviarFotosPorPlaca } from '@martelo/contracts/veiculos/enviar-fotos-por-placa.contract.ts'
import { carregarModulos } from '@martelo/server/processes/carregar-modulos.ts'
import sharp from 'sharp'
import { comBanco, opcao } from '../../tests/load/bancada.ts'
import { type Cenario, criarCenario } from '../../tests/pg/cenario.ts'
import { executarChamada } from '../../tests/pg/executar-chamada.ts'

const FOTOS = opcao('fotos', 300)
const JUNTAS = opcao('juntas', 4)
const VEICULOS = 10
const MB = 1024 * 1024

const placaDe = (i: number): string => `ABC1D${String(i % VEICULOS).padStart(2, '0')}`

async function retrato(): Promise<Buffer> {
  const ruido = Buffer.alloc(1000 * 750 * 3)
  for (let i = 0; i < ruido.length; i++) ruido[i] = (i * 2_654_435_761) >>> 24
  return sharp(ruido, { raw: { width: 1000, height: 750, channels: 3 } })
    .resize(4000, 3000)
    .jpeg({ quality: 85 })
    .toBuffer()
}
/** The same picture in other bytes: what follows the end of a JPEG is not looked at. */
const outra = (foto: Buffer, i: number): Buffer => Buffer.concat([foto, Buffer.from(`#${i}`)])

async function criarVeiculos(c: Cenario): Promise<void> {
  const com = await c.banco.sistema
    .selectFrom('comitente')
    .select('uid')
    .where('id', '=', c.comId)
    .executeTakeFirstOrThrow()
  for (let i = 0; i < VEICULOS; i++) {
    const r = await executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }), criarVeiculo, {
      body: {
        comitenteUid: com.uid,
        patioUid: null,
        tipoId: 1,
        nome: `Carro ${i}`,
        marca: 'Fiat',
        modelo: 'Uno',
        anoFabricacao: 2012,
        anoModelo: 2013,
        placa: placaDe(i),
        placaUf: 'SP',
        possuiChave: true,
        combustivel: 'FLE',
        km: 1,
        conservacao: 'CONSERVADO',
        monta: null,
        retomada: 'FROTA',
        valorMercado: null,
        fipeValor: null,
        prazoDocumento: null,
        laudoCautelarResultado: 'NAO_REALIZADO',
        itensDetalhados: {},
        descricao: '',
        uf: 'SP',
        inibirVenda: false,
      },
    })
    if (r.erro !== null) throw new Error(JSON.stringify(r.erro))
  }
}

await carregarModulos()
await comBanco(async ({ url }) => {
  const c = await criarCenario({
    lotes: 1,
    clientes: 0,
    banco: () => Promise.resolve({ url, fechar: () => Promise.resolve() }),
  })
  const ctx = c.ctx({ ...c.equipe, papeis: ['ADM'] })
  await criarVeiculos(c)
  const foto = await retrato()
  await executarChamada(ctx, enviarFotosPorPlaca, {
    arquivos: [{ nome: `${placaDe(0)}-0.jpg`, bytes: outra(foto, 0) }],
  })
  globalThis.gc?.()
  const antes = process.memoryUsage().rss
  let maior = antes
  const vigia = setInterval(() => {
    maior = Math.max(maior, process.memoryUsage().rss)
  }, 50)
  const inicio = performance.now()
  let proxima = 1
  let guardadas = 0
  await Promise.all(
    Array.from({ length: JUNTAS }, async () => {
      for (let i = proxima++; i <= FOTOS; i = proxima++) {
        const r = await executarChamada(ctx, enviarFotosPorPlaca, {
          arquivos: [{ nome: `${placaDe(i)}-${i}.jpg`, bytes: outra(foto, i) }],
        })
        if (r.valor?.arquivos[0]?.mensagem === null) guardadas++
        if (i % 50 === 0)
          console.log(
            `${i}: ${Math.round(process.memoryUsage().rss / MB)} MB, largest ${Math.round(maior / MB)} MB`,
          )
      }
    }),
  )
  clearInterval(vigia)
  const segundos = (performance.now() - inicio) / 1000
  console.log(
    `${cpus()[0]?.model}: ${guardadas} of ${FOTOS} stored in ${segundos.toFixed(0)} s (${(guardadas / segundos).toFixed(1)} a second), ` +
      `${(foto.length / MB).toFixed(1)} MB each, ${JUNTAS} people; memory ${Math.round(antes / MB)} MB before, ${Math.round(maior / MB)} MB at most`,
  )
  await c.fechar()
})
