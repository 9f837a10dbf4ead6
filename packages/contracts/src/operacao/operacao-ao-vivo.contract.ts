import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

const Ms = z.number().nullable()
const Distribuicao = z.object({ p50: Ms, p99: Ms, n: z.number() })

export const operacaoAoVivo = defineCall('GET /v1/manutencao/operacao', {
  summary: 'O que os processos medem de si: lances, entregas, filas, atrasos, por leilão, e os alertas',
  permission: 'operacao:ver',
  reply: z.object({
    agora: Instante,
    processos: z.array(
      z.object({
        nome: z.string(),
        partes: z.array(z.string()),
        vivo: z.boolean(),
        ligacoes: z.number(),
        memoriaMb: z.number(),
        lacoMs: z.number(),
        bancoMs: z.number(),
        vistoHaMs: z.number(),
      }),
    ),
    ligacoes: z.number(),
    lancesPorSegundo: z.number(),
    serie: z.array(z.number()),
    recusadosPorMinuto: z.number(),
    errosPorMinuto: z.number(),
    decisao: Distribuicao,
    entrega: Distribuicao,
    encerramento: Distribuicao,
    fila: z.number(),
    maiorFila: z.number(),
    bancoMs: z.number(),
    lacoMs: z.number(),
    leiloes: z.array(
      z.object({
        uid: z.string(),
        nome: z.string(),
        naSala: z.number(),
        porMinuto: z.number(),
        porSegundo: z.number(),
        fila: z.number(),
        falhasPorMinuto: z.number(),
        decisao: Distribuicao,
        encerramento: Distribuicao,
        lotesAbertos: z.number(),
      }),
    ),
    filas: z.array(
      z.object({
        lelUid: z.string(),
        numero: z.string(),
        nome: z.string(),
        leilao: z.string(),
        n: z.number(),
      }),
    ),
    tarefas: z.object({
      esperando: z.number().describe('due, and taken by no process'),
      maisAntigaS: z.number(),
    }),
    replicas: z.object({ frescas: z.number(), todas: z.number(), atrasoMs: z.number() }).nullable(),
    alertas: z.array(
      z.object({
        id: z.number(),
        medida: z.string(),
        valor: z.number(),
        limite: z.number(),
        desde: Instante,
        ate: Instante.nullable(),
      }),
    ),
  }),
})
