// Access for a user who cannot receive messages: reason and end first, then the secret, shown once.
import {
  Alert,
  Button,
  Code,
  CopyButton,
  Group,
  Modal,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Textarea,
} from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { VALIDADES_DO_ACESSO } from '@martelo/domain/usuarios/segundo-fator.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'

const VALIDADES = VALIDADES_DO_ACESSO.map((m) => ({
  value: String(m),
  label: m < 60 ? `${m} minutos` : m === 60 ? '1 hora' : `${m / 60} horas`,
}))
type Forma = 'hash' | 'uso-unico'
interface Emitido {
  readonly segredo: string
  readonly endereco: string | null
  readonly nomeUsuario: string
  readonly expira: string
}

interface Props {
  readonly u: { readonly uid: string; readonly nome: string }
  readonly aberto: boolean
  readonly aoFechar: () => void
}

export function EmitirAcesso({ u, aberto, aoFechar }: Props) {
  const [emitido, setEmitido] = useState<Emitido | null>(null)
  const fechar = (): void => {
    setEmitido(null)
    aoFechar()
  }
  return (
    <Modal
      opened={aberto}
      onClose={fechar}
      title="Acesso de uso único"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {emitido ? <Mostrar e={emitido} aoFechar={fechar} /> : <Pedir u={u} aoEmitir={setEmitido} />}
    </Modal>
  )
}

function Pedir({ u, aoEmitir }: { u: Props['u']; aoEmitir: (e: Emitido) => void }) {
  const [forma, setForma] = useState<Forma>('uso-unico')
  const [minutos, setMinutos] = useState('60')
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<unknown>(null)
  const [emitindo, setEmitindo] = useState(false)
  const emitir = async (): Promise<void> => {
    setEmitindo(true)
    setErro(null)
    try {
      aoEmitir(
        await chamar('POST /v1/usuarios/:uid/acesso-unico', {
          params: { uid: u.uid },
          body: { forma, motivo, minutos: Number(minutos) },
        }),
      )
    } catch (e) {
      setErro(e)
    } finally {
      setEmitindo(false)
    }
  }
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        void emitir()
      }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Para quem não recebe mensagens. {u.nome} recebe um aviso por e-mail, com o seu nome e o motivo.
        </Text>
        <SegmentedControl
          aria-label="Forma do acesso"
          value={forma}
          onChange={(v) => setForma(v)}
          data={[
            { value: 'uso-unico', label: 'Senha para ditar' },
            { value: 'hash', label: 'Endereço para enviar' },
          ]}
        />
        <Select
          label="Vale por"
          allowDeselect={false}
          data={VALIDADES}
          value={minutos}
          onChange={(v) => setMinutos(v ?? '60')}
          error={campos.minutos}
        />
        <Textarea
          label="Motivo"
          withAsterisk
          value={motivo}
          onChange={(e) => setMotivo(e.currentTarget.value)}
          error={campos.motivo}
        />
        {erro instanceof Error && Object.keys(campos).length === 0 && (
          <Alert color="red" role="alert">
            {erro.message}
          </Alert>
        )}
        <Group justify="end">
          <Button type="submit" loading={emitindo}>
            Emitir
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Mostrar({ e, aoFechar }: { e: Emitido; aoFechar: () => void }) {
  const texto = e.endereco ?? e.segredo
  return (
    <Stack gap="sm">
      <Text size="sm">
        {e.endereco
          ? 'Envie este endereço. Ele entra uma vez.'
          : `Dite esta senha. Ela entra uma vez em "Senha de uso único", com o usuário ${e.nomeUsuario}.`}
      </Text>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {texto}
      </Code>
      <Text size="sm" c="dimmed">
        Vale até {formatarDataHora(Date.parse(e.expira))}. Não aparece de novo.
      </Text>
      <Group justify="end">
        <CopyButton value={texto}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copiado' : 'Copiar'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={aoFechar}>Pronto</Button>
      </Group>
    </Stack>
  )
}
