// One block of the login page: its name for the house, whether it is seen, and its pictures with their words.
import { ActionIcon, Button, Card, Group, NumberInput, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ItemOrdenavel, moverNaLista, useOrdenavel } from '../../../kit/ordenavel/usar-ordenavel.ts'
import { ImagemDaPagina } from './imagem-da-pagina.tsx'

export type Bloco = RespostaDe<Calls['GET /v1/hotsite/:id/conteudo-pagina-login']>[number]
type Quadro = Bloco['tituloSubtituloImagem'][number]
type Erros = Readonly<Record<string, string>>

const MAXIMO_DE_QUADROS = 8

interface Props {
  readonly b: Bloco
  /** where its errors are found */
  readonly caminho: string
  readonly erros: Erros
  readonly aoMudar: (b: Bloco) => void
  readonly aoRetirar: () => void
}

export function BlocoDoLogin({ b, caminho, erros, aoMudar, aoRetirar }: Props) {
  const quadros = b.tituloSubtituloImagem
  const por = (novos: Quadro[]): void => aoMudar({ ...b, tituloSubtituloImagem: novos })
  const { item, anuncio } = useOrdenavel({
    quantos: quadros.length,
    nome: (i) => quadros[i]?.titulo || `Quadro ${i + 1}`,
    mover: (de, para) => por(moverNaLista(quadros, de, para)),
  })
  return (
    <Card withBorder component="section" aria-label={b.nome || 'Bloco sem nome'}>
      <Stack gap="sm">
        <CabecaDoBloco b={b} caminho={caminho} erros={erros} aoMudar={aoMudar} aoRetirar={aoRetirar} />
        <ul className="pagina-de-login__quadros">
          {quadros.map((q, i) => (
            <QuadroDoLogin
              key={i}
              q={q}
              n={i}
              ordem={item(i)}
              sozinho={quadros.length === 1}
              caminho={`${caminho}.tituloSubtituloImagem.${i}`}
              erros={erros}
              aoMudar={(parte) => por(quadros.map((x, j) => (j === i ? { ...x, ...parte } : x)))}
              aoRetirar={() => por(quadros.filter((_, j) => j !== i))}
            />
          ))}
        </ul>
        <span className="ui-visually-hidden" role="status">
          {anuncio}
        </span>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={quadros.length >= MAXIMO_DE_QUADROS}
          onClick={() => por([...quadros, { uri: b.uri, titulo: '', subtitulo: '', imagem: '', link: null }])}
        >
          Adicionar quadro
        </Button>
      </Stack>
    </Card>
  )
}

function CabecaDoBloco({ b, caminho, erros, aoMudar, aoRetirar }: Props) {
  return (
    <>
      <Group align="end" wrap="nowrap">
        <TextInput
          flex={1}
          label="Nome do bloco"
          description="Só a casa vê"
          maxLength={80}
          value={b.nome}
          error={erros[`${caminho}.nome`]}
          onChange={(e) => aoMudar({ ...b, nome: e.currentTarget.value })}
        />
        <ActionIcon variant="default" size="lg" aria-label={`Retirar ${b.nome}`} onClick={aoRetirar}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <Group justify="space-between" align="end">
        <Switch
          label="No site"
          checked={b.ativo}
          onChange={(e) => aoMudar({ ...b, ativo: e.currentTarget.checked })}
        />
        <NumberInput
          label="Prioridade"
          description="O maior vem antes"
          w={150}
          min={0}
          max={10_000}
          allowDecimal={false}
          hideControls
          value={b.prioridade}
          error={erros[`${caminho}.prioridade`]}
          onChange={(v) => aoMudar({ ...b, prioridade: typeof v === 'number' ? v : 0 })}
        />
      </Group>
    </>
  )
}

const CAMPOS = [
  ['titulo', 'Título', 120, ''],
  ['subtitulo', 'Texto', 240, ''],
  ['link', 'Leva a (opcional)', 500, '/leilao ou https://…'],
] as const

function QuadroDoLogin({
  q,
  n,
  ordem: { linha, alca },
  sozinho,
  caminho,
  erros,
  aoMudar,
  aoRetirar,
}: {
  q: Quadro
  n: number
  ordem: ItemOrdenavel
  sozinho: boolean
  caminho: string
  erros: Erros
  aoMudar: (parte: Partial<Quadro>) => void
  aoRetirar: () => void
}) {
  return (
    <li {...linha} draggable={false}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="xs" wrap="nowrap">
          {!sozinho && (
            <ActionIcon
              variant="subtle"
              color="gray"
              draggable
              onDragStart={linha.onDragStart}
              onDragEnd={linha.onDragEnd}
              {...alca}
            >
              <IconGripVertical size={16} aria-hidden />
            </ActionIcon>
          )}
          <Text size="sm" fw={600}>
            Quadro {n + 1}
          </Text>
        </Group>
        <ActionIcon variant="subtle" color="red" aria-label={`Retirar o quadro ${n + 1}`} onClick={aoRetirar}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <Stack gap="xs" mt="xs">
        {CAMPOS.map(([campo, label, maxLength, placeholder]) => (
          <TextInput
            key={campo}
            label={label}
            maxLength={maxLength}
            placeholder={placeholder}
            withAsterisk={campo !== 'link'}
            value={q[campo] ?? ''}
            error={erros[`${caminho}.${campo}`]}
            onChange={(e) => aoMudar({ [campo]: e.currentTarget.value })}
          />
        ))}
        <ImagemDaPagina
          uso="imagem"
          rotulo={`Imagem do quadro ${n + 1}`}
          erro={erros[`${caminho}.imagem`]}
          valor={q.imagem || null}
          aoMudar={(url) => aoMudar({ imagem: url ?? '' })}
        />
      </Stack>
    </li>
  )
}
