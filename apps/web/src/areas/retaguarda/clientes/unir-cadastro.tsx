// Two registrations of one person: the other one is looked at first, then it closes, and what it did is shown here.
import { Alert, Button, Card, Group, List, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import type { FichaDoCliente } from './cliente.screen.tsx'

type Ensaio = RespostaDe<Calls['GET /v1/clientes/:id/ensaio-da-uniao']>

interface Props {
  readonly c: FichaDoCliente
  readonly aoMudar: (nova: FichaDoCliente) => void
}

export function UnirCadastro({ c, aoMudar }: Props) {
  const [aberto, setAberto] = useState(false)
  if (!c.pode.unir || c.unidoA !== null) return null
  const fechar = (): void => setAberto(false)
  return (
    <>
      <Button variant="default" onClick={() => setAberto(true)}>
        Unir outro cadastro
      </Button>
      <Modal
        opened={aberto}
        onClose={fechar}
        title="Unir outro cadastro a este"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <Formulario c={c} aoMudar={aoMudar} fechar={fechar} />
      </Modal>
    </>
  )
}

/** Lives as long as the dialog is open: the next time nothing of before stands in it. */
function Formulario({ c, aoMudar, fechar }: Props & { readonly fechar: () => void }) {
  const [procurado, setProcurado] = useState('')
  const [ensaio, setEnsaio] = useState<Ensaio | null>(null)
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<unknown>(null)
  const [pedindo, setPedindo] = useState(false)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const pedir = (fazer: () => Promise<void>): void => {
    setErro(null)
    setPedindo(true)
    fazer()
      .catch(setErro)
      .finally(() => setPedindo(false))
  }
  const conferir = () =>
    pedir(async () =>
      setEnsaio(
        await chamar('GET /v1/clientes/:id/ensaio-da-uniao', {
          params: { id: c.id },
          query: { outro: procurado },
        }),
      ),
    )
  const unir = (outroId: number) =>
    pedir(async () => {
      aoMudar(await chamar('POST /v1/clientes/:id/unir', { params: { id: c.id }, body: { outroId, motivo } }))
      fechar()
    })
  return (
    <Stack>
      <Text size="sm">
        O outro cadastro é fechado e a pessoa passa a entrar com {c.email}; os dois endereços são avisados.
        Não tem volta.
      </Text>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          conferir()
        }}
        noValidate
      >
        <Group align="start" gap="sm" wrap="nowrap">
          <TextInput
            label="Outro cadastro"
            description="E-mail, CPF, CNPJ ou o número da ficha"
            value={procurado}
            onChange={(e) => {
              setProcurado(e.currentTarget.value)
              setEnsaio(null)
              setErro(null)
            }}
            error={campos.outro ?? campos.outroId}
            style={{ flex: 1 }}
          />
          <Button type="submit" variant="default" mt={46} loading={pedindo && ensaio === null}>
            Conferir
          </Button>
        </Group>
      </form>
      {ensaio && <OQueAconteceria ensaio={ensaio} />}
      {ensaio && ensaio.impedimentos.length === 0 && (
        <Textarea
          label="Motivo"
          withAsterisk
          value={motivo}
          onChange={(e) => setMotivo(e.currentTarget.value)}
          error={campos.motivo}
        />
      )}
      {erro instanceof Error && Object.keys(campos).length === 0 && (
        <Alert color="red" role="alert">
          {erro.message}
        </Alert>
      )}
      <Group justify="end">
        <Button variant="default" onClick={fechar}>
          Voltar
        </Button>
        {ensaio && ensaio.impedimentos.length === 0 && (
          <Button color="red" loading={pedindo} onClick={() => unir(ensaio.outro.id)}>
            Unir os dois
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function OQueAconteceria({ ensaio: { outro, diferencas, vem, fica, impedimentos } }: { ensaio: Ensaio }) {
  return (
    <Card withBorder padding="sm" component="section" aria-label="O outro cadastro">
      <Stack gap="xs">
        <div>
          <Text fw={600}>{outro.nome}</Text>
          <Text size="sm" c="dimmed">
            {[outro.documento, outro.email, outro.telefone].filter((t) => t !== null).join(' · ')}
          </Text>
          <Text size="sm" c="dimmed">
            Ficha nº {outro.id} · {outro.apelido} · cadastro de{' '}
            {formatarDataHora(Date.parse(outro.createdAt))}
          </Text>
        </div>
        {diferencas.length > 0 && <Lista cor="yellow" titulo="São a mesma pessoa?" itens={diferencas} />}
        {impedimentos.length > 0 ? (
          <Lista cor="red" titulo="Ainda não é possível" itens={impedimentos} />
        ) : (
          <>
            <Text size="sm">Vem para cá: {contar(vem)}.</Text>
            <Text size="sm">Fica no nome dele, e aparece também aqui: {contar(fica)}.</Text>
          </>
        )}
      </Stack>
    </Card>
  )
}

const contar = (linhas: Ensaio['vem']): string =>
  linhas.length === 0 ? 'nada' : linhas.map((l) => `${l.oque.toLowerCase()} (${l.linhas})`).join(', ')

function Lista({ cor, titulo, itens }: { cor: string; titulo: string; itens: readonly string[] }) {
  return (
    <Alert color={cor} title={titulo}>
      <List size="sm">
        {itens.map((i) => (
          <List.Item key={i}>{i}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
