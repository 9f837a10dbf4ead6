// What an outside encoder publishes: by ffmpeg where it is installed, which looks ahead (B-frames) as OBS does, and by our own
// RTMP client.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { lerFragmentos } from './caixas.ts'
import { Canal } from './canais.ts'
import { EntradasRtmp } from './entradas-rtmp.ts'
import type { Ocorrencia } from './protocolo.ts'
import { escutarRtmp } from './rtmp-entrada.ts'
import { SaidaRtmp } from './rtmp-saida.ts'

const FONTE = '00000000-0000-4000-8000-000000000001'
const DA_CASA = '00000000-0000-4000-8000-000000000002'
const avcC = Buffer.from('0142e01fffe1000c6742e01f8c8d40502ec8000001000468ce3c80', 'hex')
const pasta = mkdtempSync(path.join(tmpdir(), 'entradas-'))
const ditas: Ocorrencia[] = []
const canais = new Map<string, Canal>()
const canalDe = (nome: string): Canal => {
  const ja = canais.get(nome) ?? new Canal(nome, pasta, (o) => ditas.push(o))
  canais.set(nome, ja)
  return ja
}
let entradas: EntradasRtmp
const servidor = escutarRtmp((_app, chave, fio) => entradas.aceitar(chave, fio))
const abertos: (() => void)[] = []
const comFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const hash = (chave: string): string => createHash('sha256').update(chave).digest('hex')
const permitir = (chave: string, direta = false): void =>
  entradas.ordenar(FONTE, { canal: DA_CASA, chave: hash(chave), direta, cerca: 1 })

beforeAll(async () => {
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
})
beforeEach(() => {
  ditas.length = 0
  entradas = new EntradasRtmp(canalDe, (nome) => {
    canais.get(nome)?.fechar()
    canais.delete(nome)
  })
})
afterEach(() => {
  for (const f of abertos.splice(0)) f()
  entradas.ordenar(FONTE, null)
  for (const c of canais.values()) c.fechar()
  canais.clear()
})
afterAll(() => {
  servidor.close()
  rmSync(pasta, { recursive: true, force: true })
})

const url = (chave: string): string =>
  `rtmp://127.0.0.1:${(servidor.address() as AddressInfo).port}/entrada/${chave}`

/** Our own client, twenty-five frames a second. */
function enviar(chave: string): string[] {
  const ditos: string[] = []
  const saida = new SaidaRtmp(url(chave), (situacao) => ditos.push(situacao))
  saida.configurar({ avcC, w: 640, h: 360 })
  let n = 0
  const timer = setInterval(() => {
    saida.quadro(true, n % 25 === 0, n * 40, Buffer.alloc(300, 1))
    n += 1
  }, 40)
  abertos.push(() => {
    clearInterval(timer)
    saida.fechar()
  })
  return ditos
}
const estado = (nome: string) => canais.get(nome)?.programa.estado ?? 'nenhum'

test('the desk gets what comes with the key, and a lost line is told', async () => {
  permitir('segredo')
  const ditos = enviar('segredo')
  await expect.poll(() => estado(FONTE)).toBe('NO_AR')
  expect(ditos).toContain('NO_AR')
  expect(canalDe(FONTE).programa.rendicoes.alta.imagem).toMatchObject({ w: 640, h: 360 })
  expect(canalDe(FONTE).programa.gravador.ligado).toBe(false)
  expect(entradas.canalDe(FONTE)).toBe(DA_CASA)
  expect(estado(DA_CASA)).toBe('nenhum')
  for (const f of abertos.splice(0)) f()
  await expect.poll(() => estado(FONTE)).toBe('SEM_SINAL')
  expect(ditas.flatMap((o) => (o.t === 'fonte' ? [o.o] : []))).toEqual(['chegou', 'calou'])
  enviar('segredo')
  await expect.poll(() => estado(FONTE)).toBe('NO_AR')
})

test('a wrong key is refused; a new key closes the line of the old one and refuses it from then on', async () => {
  permitir('velha')
  const errada = enviar('outra')
  await expect.poll(() => errada.at(-1)).toBe('RECUSADO')
  const velha = enviar('velha')
  await expect.poll(() => estado(FONTE)).toBe('NO_AR')
  permitir('nova')
  await expect.poll(() => estado(FONTE)).toBe('SEM_SINAL')
  await expect.poll(() => velha).toContain('RECONECTANDO')
  expect(enviar('nova')).toBeDefined()
  await expect.poll(() => estado(FONTE)).toBe('NO_AR')
  expect(velha.at(-1)).not.toBe('NO_AR')
})

test('its end closes the line and the channel that it had', async () => {
  permitir('segredo')
  const ditos = enviar('segredo')
  await expect.poll(() => estado(FONTE)).toBe('NO_AR')
  entradas.ordenar(FONTE, null)
  expect(canais.has(FONTE)).toBe(false)
  await expect.poll(() => ditos.at(-1)).not.toBe('NO_AR')
  expect(entradas.canalDe(FONTE)).toBeNull()
})

test('at position 0 it is the programme itself, unless a newer desk has it', async () => {
  permitir('segredo', true)
  enviar('segredo')
  await expect.poll(() => estado(DA_CASA)).toBe('NO_AR')
  expect(entradas.canalDe(FONTE)).toBeNull()
  const fechada: unknown[] = []
  const mesa = { close: (...x: unknown[]) => fechada.push(x), terminate: () => undefined }
  const fonte = { transmissao: 'mesa', soAlta: false }
  canalDe(DA_CASA).publicar({ ws: mesa, fonte, cerca: 2, ate: Number.POSITIVE_INFINITY })
  const depois = enviar('segredo')
  await expect.poll(() => depois.at(-1)).toBe('RECUSADO')
  expect(canalDe(DA_CASA).publicador?.fonte).toBe(fonte)
  expect(fechada).toEqual([])
})

function ffmpeg(chave: string, hz: number): ChildProcess {
  const p = spawn(
    'ffmpeg',
    [
      '-loglevel error -re -f lavfi -i testsrc=size=320x180:rate=25 -f lavfi -i sine=frequency=1000',
      '-c:v libx264 -preset veryfast -bf 2 -g 25 -pix_fmt yuv420p -c:a aac -ac 2 -ar',
      `${hz} -f flv ${url(chave)}`,
    ]
      .join(' ')
      .split(' '),
    { stdio: 'ignore' },
  )
  abertos.push(() => p.kill('SIGKILL'))
  return p
}
const fragmentos = () =>
  (canais.get(FONTE)?.programa.rendicoes.alta.gop ?? []).flatMap((lote) => [...lerFragmentos(lote, 16)])

test.runIf(comFfmpeg)('ffmpeg publishes a picture that looks ahead, with its sound', async () => {
  permitir('segredo')
  ffmpeg('segredo', 48_000)
  await expect.poll(() => estado(FONTE), { timeout: 20_000 }).toBe('NO_AR')
  expect(canalDe(FONTE).programa.rendicoes.alta.imagem).toMatchObject({ w: 320, h: 180 })
  await expect.poll(() => fragmentos().filter((f) => f.video).length, { timeout: 20_000 }).toBeGreaterThan(12)
  const vistos = fragmentos().filter((f) => f.video)
  // Shown in another order than decoded: twenty-five frames a second, none twice.
  const quando = vistos.map((f) => f.inicio + (f.depois ?? 0))
  expect(vistos.some((f) => (f.depois ?? 0) > 0)).toBe(true)
  expect(quando).not.toEqual([...quando].sort((a, b) => a - b))
  expect(new Set(quando).size).toBe(quando.length)
  // Its own sound and no silence of ours.
  expect(fragmentos().some((f) => !f.video && f.dados.length > 30)).toBe(true)
})

test.runIf(comFfmpeg)('sound of another form is left out: it would run at a wrong speed', async () => {
  permitir('segredo')
  ffmpeg('segredo', 44_100)
  await expect.poll(() => estado(FONTE), { timeout: 20_000 }).toBe('NO_AR')
  await expect.poll(() => fragmentos().filter((f) => !f.video).length, { timeout: 20_000 }).toBeGreaterThan(5)
  expect(fragmentos().some((f) => !f.video && f.dados.length > 30)).toBe(false)
})
