// Guests who were told another time or place than the event has now, or not that it was cancelled: offered when the record
// is saved, and again wherever the event is shown until they know.
import { Alert, Button, Group, Text, Textarea } from '@mantine/core'
import type { LinhaDe } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import type { EVENTO } from '@martelo/contracts/eventos/evento.cadastro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarAtencao } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { useRecurso } from '../../../core/recurso-ligado.ts'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'

type Evento = Pick<
  LinhaDe<typeof EVENTO>,
  'uid' | 'nome' | 'ativo' | 'inicioAt' | 'local' | 'endereco' | 'aAvisar'
>
const gente = (n: number): string => quantos(n, 'convidado', 'convidados')

export function FaltaAvisar({ evento, aoMudar }: { evento: Evento; aoMudar: () => void }) {
  const [aberto, setAberto] = useState(false)
  const edita = permite('evento:editar', useQuem())
  const liga = useRecurso('eventos')
  const n = evento.aAvisar ?? 0
  if (n === 0 || !edita || !liga) return null
  return (
    <>
      <Alert
        color="yellow"
        mb="md"
        title={
          evento.ativo ? 'O evento mudou depois dos convites' : 'O evento foi cancelado depois dos convites'
        }
      >
        <Group gap="sm">
          <Text size="sm">
            {gente(n)} {n === 1 ? 'ainda não sabe.' : 'ainda não sabem.'}
          </Text>
          <Button size="compact-sm" onClick={() => setAberto(true)}>
            Avisar {gente(n)}
          </Button>
          <Link to={`${TELAS_RETAGUARDA.convidados.path}?evento=${evento.uid}&convite=a-avisar`}>
            Ver quem são
          </Link>
        </Group>
      </Alert>
      {aberto && <AvisarConvidados evento={evento} aoMudar={aoMudar} aoFechar={() => setAberto(false)} />}
    </>
  )
}

/** All of them, some hundreds with each call. */
async function avisarTodos(uid: string, recado: string): Promise<void> {
  for (;;) {
    const r = await chamar('POST /v1/eventos/:uid/avisos', { params: { uid }, body: { recado } })
    if (r.faltam > 0 && r.avisados > 0) continue
    if (r.semContato > 0)
      avisarAtencao(
        `${gente(r.semContato)} sem e-mail: avise pelo “Convite” de cada um, na lista de convidados.`,
      )
    return
  }
}

export function AvisarConvidados(p: { evento: Evento; aoMudar: () => void; aoFechar: () => void }) {
  const { evento } = p
  const [recado, setRecado] = useState('')
  const onde = [evento.local, evento.endereco].filter(Boolean).join(', ')
  return (
    <DialogoCurto
      titulo={evento.ativo ? 'Avisar da mudança' : 'Avisar do cancelamento'}
      botao={`Avisar ${gente(evento.aAvisar ?? 0)}`}
      feito="Aviso enviado"
      enviar={async () => {
        await avisarTodos(evento.uid, recado.trim())
        p.aoMudar()
      }}
      aoFechar={p.aoFechar}
    >
      {(campos) => (
        <>
          <Text size="sm">
            {evento.ativo
              ? `A carta diz que ${evento.nome} agora é em ${formatarDataHora(Date.parse(evento.inicioAt))}, ${onde}, e o que foi dito antes. O convite e o QR continuam a valer.`
              : `A carta diz que ${evento.nome} foi cancelado.`}{' '}
            Vai a quem recebeu o convite e não respondeu que não vem.
          </Text>
          <Textarea
            label="Recado (opcional)"
            maxLength={500}
            autosize
            minRows={2}
            value={recado}
            error={campos.recado}
            onChange={(e) => setRecado(e.currentTarget.value)}
          />
        </>
      )}
    </DialogoCurto>
  )
}
