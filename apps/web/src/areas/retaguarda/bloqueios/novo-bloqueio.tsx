// A new block: what, from what it keeps, for how long, why. Warnings of the server are read before it stands.
import { Alert, Button, Checkbox, Group, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { ROTULO_DO_ALVO, TIPOS_DE_ALVO, type TipoDeAlvo } from '@martelo/domain/bloqueios/alvo.ts'
import { ATOS, type Ato, ROTULO_DO_ATO } from '@martelo/domain/bloqueios/bloqueio.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'

const HORA_MS = 3_600_000
const DURACOES = [
  { value: '1', label: '1 hora' },
  { value: '24', label: '24 horas' },
  { value: '168', label: '7 dias' },
  { value: '720', label: '30 dias' },
  { value: '', label: 'Até alguém encerrar' },
]
const EXEMPLO: Readonly<Record<TipoDeAlvo, string>> = {
  ENDERECO: '200.100.50.25 ou 200.100.50.0/24',
  DISPOSITIVO: '16 letras e números, como em Suspeitas e nos acessos do cliente',
  EMAIL: 'pessoa@exemplo.com.br',
  DOCUMENTO: '000.000.000-00',
}

export interface InicioDoBloqueio {
  readonly tipo: TipoDeAlvo
  readonly alvo: string
  readonly motivo: string
}

interface Props {
  readonly inicio?: InicioDoBloqueio
  readonly aoFechar: () => void
  readonly aoBloquear: () => unknown
}

export function NovoBloqueio({ inicio, aoFechar, aoBloquear }: Props) {
  const [tipo, setTipo] = useState<TipoDeAlvo>(inicio?.tipo ?? 'ENDERECO')
  const [alvo, setAlvo] = useState(inicio?.alvo ?? '')
  const [impede, setImpede] = useState<Ato[]>(['ENTRAR', 'CADASTRAR', 'LANCES'])
  const [horas, setHoras] = useState('24')
  const [motivo, setMotivo] = useState(inicio?.motivo ?? '')
  const [erro, setErro] = useState<unknown>(null)
  const [fazendo, setFazendo] = useState(false)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const avisos = erro instanceof ErroDeChamada && erro.erro.error === 'CONFIRME' ? erro.message : null
  const bloquear = async (): Promise<void> => {
    setFazendo(true)
    setErro(null)
    try {
      const fim = horas === '' ? null : new Date(Date.now() + Number(horas) * HORA_MS).toISOString()
      await chamar('POST /v1/bloqueios', {
        body: { tipo, alvo, impede, motivo, fim, ciente: avisos !== null },
      })
      aoBloquear()
      aoFechar()
    } catch (e) {
      setErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Modal opened onClose={aoFechar} title="Bloquear" closeButtonProps={{ 'aria-label': 'Fechar' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void bloquear()
        }}
        noValidate
      >
        <Stack gap="sm">
          <Select
            label="O que bloquear"
            allowDeselect={false}
            data={TIPOS_DE_ALVO.map((t) => ({ value: t, label: ROTULO_DO_ALVO[t] }))}
            value={tipo}
            onChange={(v) => setTipo(TIPOS_DE_ALVO.find((t) => t === v) ?? 'ENDERECO')}
          />
          <TextInput
            label={ROTULO_DO_ALVO[tipo]}
            withAsterisk
            placeholder={EXEMPLO[tipo]}
            value={alvo}
            error={campos.alvo}
            onChange={(e) => setAlvo(e.currentTarget.value)}
            data-autofocus
          />
          <Impede valor={impede} erro={campos.impede} mudar={setImpede} />
          <Select
            label="Por quanto tempo"
            allowDeselect={false}
            data={DURACOES}
            value={horas}
            error={campos.fim}
            onChange={(v) => setHoras(v ?? '')}
          />
          <Textarea
            label="Motivo"
            withAsterisk
            autosize
            minRows={2}
            maxLength={500}
            value={motivo}
            error={campos.motivo}
            onChange={(e) => setMotivo(e.currentTarget.value)}
          />
          {erro instanceof Error && Object.keys(campos).length === 0 && (
            <Alert color={avisos === null ? 'red' : 'yellow'} role="alert">
              {erro.message}
            </Alert>
          )}
          <Botoes
            aoCancelar={aoFechar}
            fazendo={fazendo}
            rotulo={avisos === null ? 'Bloquear' : 'Bloquear mesmo assim'}
          />
        </Stack>
      </form>
    </Modal>
  )
}

function Impede(p: {
  readonly valor: Ato[]
  readonly erro: string | undefined
  readonly mudar: (v: Ato[]) => void
}) {
  return (
    <Checkbox.Group
      label="Impede"
      withAsterisk
      value={p.valor}
      error={p.erro}
      onChange={(v) => p.mudar(ATOS.filter((a) => v.includes(a)))}
    >
      <Stack gap={6} mt={4}>
        {ATOS.map((a) => (
          <Checkbox key={a} value={a} label={ROTULO_DO_ATO[a]} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

function Botoes(p: { readonly aoCancelar: () => void; readonly fazendo: boolean; readonly rotulo: string }) {
  return (
    <Group justify="end">
      <Button variant="default" onClick={p.aoCancelar}>
        Cancelar
      </Button>
      <Button type="submit" color="red" loading={p.fazendo}>
        {p.rotulo}
      </Button>
    </Group>
  )
}
