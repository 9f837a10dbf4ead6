// An auction's number at the traffic authority, and what is asked of it: its lots, and to be told what it lacks.
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { TIPOS_DE_REGISTRO } from '@martelo/domain/detran/registro-do-lote.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'

type NoDetran = RespostaDe<Calls['GET /v1/detran/lotes/:id']>

/** Something was told to the authority, which has not answered yet. */
export const naFila = (d: NoDetran): boolean =>
  d.lotes.some((l) => l.itensNaFila > 0 || TIPOS_DE_REGISTRO.some((t) => l[t]?.situacao === 'PENDENTE'))

interface PropsDasAcoes {
  readonly d: NoDetran
  readonly aoMudar: (novo: NoDetran, dito: string) => void
  /** what was refused about the number itself */
  readonly aoFalhar: (recusa: string | null) => void
}

export function AcoesNoDetran({ d, aoMudar, aoFalhar }: PropsDasAcoes) {
  const [fazendo, setFazendo] = useState<'buscar' | 'sincronizar' | null>(null)
  if (!d.podeAgir || d.codigo === null) return null
  const params = { params: { leilaoUid: d.leilao.uid } }
  const fazer = async (qual: 'buscar' | 'sincronizar', pedido: () => Promise<void>): Promise<void> => {
    setFazendo(qual)
    aoFalhar(null)
    try {
      await pedido()
    } catch (e) {
      const doNumero = e instanceof ErroDeChamada ? e.campos['codigo'] : undefined
      if (doNumero === undefined) avisarErro(e)
      else aoFalhar(doNumero)
    } finally {
      setFazendo(null)
    }
  }
  const buscar = () =>
    fazer('buscar', async () => {
      const novo = await chamar('POST /v1/detran/leiloes/:leilaoUid/buscar', params)
      aoMudar(novo, quantos(novo.lotes.length, 'lote buscado', 'lotes buscados'))
    })
  const sincronizar = () =>
    fazer('sincronizar', async () => {
      const novo = await chamar('POST /v1/detran/leiloes/:leilaoUid/sincronizar', params)
      aoMudar(novo, naFila(novo) ? 'O que faltava está na fila' : 'O Detran já sabe de tudo o que aconteceu')
    })
  return (
    <Group gap="xs">
      <Button variant="default" loading={fazendo === 'buscar'} onClick={() => void buscar()}>
        Buscar lotes
      </Button>
      <Button
        variant="default"
        loading={fazendo === 'sincronizar'}
        disabled={d.lotes.length === 0}
        onClick={() => void sincronizar()}
      >
        Sincronizar agora
      </Button>
    </Group>
  )
}

interface PropsDoNumero {
  readonly d: NoDetran
  readonly recusa: string | null
  readonly aoLigar: (novo: NoDetran) => void
}

export function NumeroNoDetran({ d, recusa, aoLigar }: PropsDoNumero) {
  const [codigo, setCodigo] = useState(d.codigo ?? '')
  const [falha, tentar, enviando] = useFalha()
  const ligar = () =>
    tentar(async () => {
      const novo = await chamar('PUT /v1/detran/leiloes/:leilaoUid', {
        params: { leilaoUid: d.leilao.uid },
        body: { codigo },
      })
      aoLigar(novo)
    })
  const muda = d.podeAgir && d.lotes.length === 0
  const dito = falha?.campos['codigo'] ?? falha?.texto ?? recusa
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Text size="sm">
          Com o número que o leilão tem no Detran, os lotes e os itens vêm de lá; o arremate, o boleto e a
          nota de cada lote são contados a ele em seguida.
        </Text>
        <Group align="end">
          <TextInput
            label="Número do leilão no Detran"
            value={codigo}
            maxLength={40}
            flex="0 1 20rem"
            inputWrapperOrder={['label', 'description', 'error', 'input']}
            disabled={!muda}
            error={dito}
            description={
              d.lotes.length > 0
                ? 'Com lotes buscados, o número não muda mais'
                : 'O que o Detran deu ao leilão'
            }
            onChange={(e) => setCodigo(e.currentTarget.value)}
          />
          {muda && (
            <Button loading={enviando} onClick={() => void ligar()}>
              {d.codigo === null ? 'Ligar o leilão' : 'Trocar o número'}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {d.buscadoAt === null
            ? 'Os lotes ainda não foram buscados.'
            : `Buscado em ${formatarDataHora(Date.parse(d.buscadoAt))}.`}
        </Text>
      </Stack>
    </Card>
  )
}
