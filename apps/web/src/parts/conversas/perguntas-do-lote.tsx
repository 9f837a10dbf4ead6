// A lot's own conversation beside its row: a button that says how many clients wait for an answer, and the drawer in
// which it is given.
import { Button, Drawer } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Conversa } from './conversa.tsx'
import type { Pergunta } from './usar-perguntas.ts'

const dito = (n: number): string => `${n} ${n === 1 ? 'pergunta' : 'perguntas'}`

interface Props {
  readonly lelUid: string
  readonly leiUid: string
  /** number and name, as the row says them */
  readonly lote: string
  /** absent: no question waits */
  readonly pergunta?: Pick<Pergunta, 'semResposta' | 'naoLidas'> | undefined
}

export function PerguntasDoLote({ lelUid, leiUid, lote, pergunta }: Props) {
  const consultas = useQueryClient()
  const [aberta, setAberta] = useState(false)
  const fechar = (): void => {
    setAberta(false)
    // What was answered in the drawer waits no longer, in the list and in the counts.
    for (const chave of ['perguntas', 'pendencias']) void consultas.invalidateQueries({ queryKey: [chave] })
  }
  const novas = pergunta?.naoLidas ?? 0
  const esperam = pergunta?.semResposta ?? 0
  return (
    <>
      <Button
        size="compact-sm"
        px={novas > 0 ? undefined : 0}
        variant={novas > 0 ? 'light' : 'subtle'}
        color={novas > 0 ? 'blue' : 'gray'}
        leftSection={<IconMessageCircle size={16} aria-hidden />}
        aria-label={`Conversa do lote ${lote}${esperam > 0 ? `: ${dito(esperam)} sem resposta` : ''}`}
        onClick={() => setAberta(true)}
      >
        {esperam === 0 ? 'Conversa' : novas > 0 ? dito(novas) : 'Sem resposta'}
      </Button>
      <Drawer
        opened={aberta}
        onClose={fechar}
        position="right"
        title={lote}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <Conversa lelUid={lelUid} sala={leiUid} titulo="Perguntas e respostas" />
      </Drawer>
    </>
  )
}
