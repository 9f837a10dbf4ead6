// node tools/run.mjs tools/bench/fotos-em-massa.ts [--fotos 300] [--juntas 4] [--segundos 170]   writes docs/figures/fotos-em-massa.md
//
// How much memory the process takes while many photographs come at once, each named by a plate: some people send at the same
// time, one file after the other. Pictures are 12 megapixels, as a telephone takes them, and no two have the same bytes. When
// the time is over it says how many went through: memory is bounded long before.
import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { criarVeiculo } from '@martelo/contracts/veiculos/criar-veiculo.contract.ts'
import { enviarFotosPorPlaca } from '@martelo/contracts/veiculos/enviar-fotos-por-placa.contract.ts'
import { carregarModulos } from '@martelo/server/processes/carregar-modulos.ts'
import sharp from 'sharp'
import { comBanco, opcao } from '../../tests/load/bancada.ts'
import { type Cenario, criarCenario } from '../../tests/pg/cenario.ts'
import { executarChamada } from '../../tests/pg/executar-chamada.ts'

const FOTOS = opcao('fotos', 300)
const JUNTAS = opcao('juntas', 4)
const SEGUNDOS = opcao('segundos', 170)
const VEICULOS = 10
const MB = 1024 * 1024

const placaDe = (i: number): string => `ABC1D${String(i % VEICULOS).padStart(2, '0')}`

/** Blurred spots: as soft as a photograph, unlike noise, which costs an encoder many times as much. */
async function retrato(): Promise<Buffer> {
  const manchas = Buffer.alloc(160 * 120 * 3)
  for (let i = 0; i < manchas.length; i++) manchas[i] = (i * 2_654_435_761) >>> 24
  return sharp(manchas, { raw: { width: 160, height: 120, channels: 3 } })
    .resize(4000, 3000, { kernel: 'cubic' })
    .sharpen()
    .jpeg({ quality: 92 })
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

interface Medida {
  readonly guardadas: number
  readonly segundos: number
  readonly mbCada: number
  readonly antes: number
  readonly maior: number
}

async function escrever(m: Medida): Promise<void> {
  const enviados = Math.round(m.guardadas * m.mbCada)
  const texto = `# Many photographs at once: the memory of the process

Written by \`node tools/run.mjs tools/bench/fotos-em-massa.ts\`. ${JUNTAS} people send photographs of ${VEICULOS} vehicles at the same
time, each named by a plate, one file after another: 12 megapixels, ${m.mbCada.toFixed(1)} MB each, no two the same bytes.
${process.platform}-${process.arch}, ${cpus().length} cores, ${Math.round(totalmem() / MB / 1024)} GB, Node ${process.versions.node}.

Wanted: the process grows by less than 400 MB, however many come. **${m.maior - m.antes < 400 ? 'Reached' : 'Not reached'}.**

| Sent | Stored | Sent in all | Time | Memory before | Largest | Growth against what was sent |
|---|---|---|---|---|---|---|
| ${FOTOS} | ${m.guardadas} | ${enviados} MB | ${m.segundos.toFixed(0)} s (${(m.guardadas / m.segundos).toFixed(1)} a second) | ${m.antes} MB | ${m.maior} MB | ${(((m.maior - m.antes) * 100) / Math.max(1, enviados)).toFixed(0)} % |

- Two pictures are open at once in the whole process, and at most 120 wait: what is held grows with the people who send, not
  with what they send.
- Decoded, a picture of 12 megapixels is 36 MB; those of 50 are the largest that are opened.
`
  console.log(texto)
  await writeFile(path.resolve(import.meta.dirname, '../../docs/figures/fotos-em-massa.md'), texto)
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
      for (let i = proxima++; i <= FOTOS && performance.now() - inicio < SEGUNDOS * 1000; i = proxima++) {
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
  await escrever({
    guardadas,
    segundos,
    mbCada: foto.length / MB,
    antes: Math.round(antes / MB),
    maior: Math.round(maior / MB),
  })
  await c.fechar()
})
