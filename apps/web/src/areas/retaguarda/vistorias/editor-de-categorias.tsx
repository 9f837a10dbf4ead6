// Categories of a type and their items, changed in place: order, kind of answer, options, wheels, example picture.
import {
  ActionIcon,
  Button,
  Card,
  Checkbox,
  Group,
  Select,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { ROTULO_DA_IMAGEM } from '@martelo/domain/vistorias/contornos.ts'
import {
  type CategoriaDaVistoria,
  type ItemDaVistoria,
  LIMITES_DO_TIPO,
  TIPOS_DE_IMAGEM,
  TIPOS_DE_ITEM,
  type TipoDeItem,
} from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { enviar } from '../../../core/api.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { moverNaLista } from '../../../kit/ordenavel/usar-ordenavel.ts'
import { EnviarImagem, RecusaDaImagem } from '../../../kit/registro/enviar-imagem.tsx'
import { useEnvio } from '../../../kit/registro/usar-envio.ts'

interface Props {
  readonly categorias: readonly CategoriaDaVistoria[]
  readonly travado: boolean
  readonly aoMudar: (c: readonly CategoriaDaVistoria[]) => void
}

const numerar = <T extends { readonly ordem: number }>(l: readonly T[]): T[] =>
  l.map((x, n) => ({ ...x, ordem: n + 1 }))
const trocar = <T,>(l: readonly T[], i: number, novo: T): T[] => l.map((x, n) => (n === i ? novo : x))
const codigo = (): string => novaChave().slice(0, 13)

const itemNovo = (ordem: number): ItemDaVistoria => ({
  id: codigo(),
  nome: '',
  tipo: 'opcao',
  obrigatorio: true,
  ordem,
  opcoes: [
    { valor: 'Bom', pontos: 0 },
    { valor: 'Ruim', pontos: 2 },
  ],
  exemploUrl: null,
  ajuda: '',
  rodas: [],
  publico: false,
})

export function EditorDeCategorias({ categorias, travado, aoMudar }: Props) {
  const por = (l: readonly CategoriaDaVistoria[]): void => aoMudar(numerar(l))
  return (
    <Stack>
      {categorias.map((c, i) => (
        <Card key={c.id} withBorder component="section" aria-label={`Categoria ${c.nome}`}>
          <Stack gap="sm">
            <Group align="end" wrap="nowrap">
              <TextInput
                flex={1}
                label="Categoria"
                maxLength={80}
                value={c.nome}
                disabled={travado}
                onChange={(e) => por(trocar(categorias, i, { ...c, nome: e.currentTarget.value }))}
              />
              <Select
                label="Desenho"
                w="9rem"
                clearable
                data={TIPOS_DE_IMAGEM.map((t) => ({ value: t, label: ROTULO_DA_IMAGEM[t] }))}
                value={c.tipoImagem}
                disabled={travado}
                onChange={(t) => por(trocar(categorias, i, { ...c, tipoImagem: t }))}
              />
              <Mover
                nome={`categoria ${c.nome}`}
                travado={travado}
                aoSubir={i === 0 ? null : () => por(moverNaLista(categorias, i, i - 1))}
                aoDescer={i === categorias.length - 1 ? null : () => por(moverNaLista(categorias, i, i + 1))}
                aoTirar={() => por(categorias.filter((_, n) => n !== i))}
              />
            </Group>
            <Itens
              itens={c.itens}
              travado={travado}
              aoMudar={(itens) => por(trocar(categorias, i, { ...c, itens: numerar(itens) }))}
            />
          </Stack>
        </Card>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={travado || categorias.length >= LIMITES_DO_TIPO.categorias}
        onClick={() =>
          por([
            ...categorias,
            { id: codigo(), nome: 'Nova categoria', tipoImagem: null, ordem: 0, itens: [] },
          ])
        }
      >
        Categoria
      </Button>
    </Stack>
  )
}

interface PropsDosItens {
  readonly itens: readonly ItemDaVistoria[]
  readonly travado: boolean
  readonly aoMudar: (i: readonly ItemDaVistoria[]) => void
}

function Itens({ itens, travado, aoMudar }: PropsDosItens) {
  return (
    <Stack gap="sm">
      {itens.map((item, i) => (
        <Card key={item.id} withBorder padding="sm" component="section" aria-label={`Item ${item.nome}`}>
          <Group align="end" wrap="nowrap">
            <TextInput
              flex={1}
              label="Item"
              maxLength={80}
              value={item.nome}
              disabled={travado}
              onChange={(e) => aoMudar(trocar(itens, i, { ...item, nome: e.currentTarget.value }))}
            />
            <Mover
              nome={`item ${item.nome}`}
              travado={travado}
              aoSubir={i === 0 ? null : () => aoMudar(moverNaLista(itens, i, i - 1))}
              aoDescer={i === itens.length - 1 ? null : () => aoMudar(moverNaLista(itens, i, i + 1))}
              aoTirar={() => aoMudar(itens.filter((_, n) => n !== i))}
            />
          </Group>
          <CamposDoItem item={item} travado={travado} aoMudar={(x) => aoMudar(trocar(itens, i, x))} />
        </Card>
      ))}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} />}
        disabled={travado}
        onClick={() => aoMudar([...itens, itemNovo(itens.length + 1)])}
      >
        Item
      </Button>
    </Stack>
  )
}

interface PropsDoItem {
  readonly item: ItemDaVistoria
  readonly travado: boolean
  readonly aoMudar: (i: ItemDaVistoria) => void
}

/** Options are written as `Não funciona = 8`: the answer, and what it adds to the points. */
const escrever = (i: ItemDaVistoria): string =>
  i.opcoes.map((o) => (o.pontos > 0 ? `${o.valor} = ${o.pontos}` : o.valor)).join('\n')
const ler = (texto: string): ItemDaVistoria['opcoes'] =>
  texto.split('\n').flatMap((l) => {
    const [, valor = l, pontos = '0'] = /^(.*?)\s*=\s*(\d{1,2})\s*$/.exec(l) ?? []
    return valor.trim() === '' ? [] : [{ valor: valor.trim(), pontos: Math.min(50, Number(pontos)) }]
  })

function CamposDoItem({ item, travado, aoMudar }: PropsDoItem) {
  const tipo: { readonly comOpcoes: boolean } = TIPOS_DE_ITEM[item.tipo]
  const mudar = (m: Partial<ItemDaVistoria>): void => aoMudar({ ...item, ...m })
  return (
    <Stack gap="xs" mt="xs">
      <Group align="end">
        <Select
          label="Resposta"
          allowDeselect={false}
          data={Object.entries(TIPOS_DE_ITEM).map(([value, t]) => ({ value, label: t.rotulo }))}
          value={item.tipo}
          disabled={travado}
          onChange={(t) => mudar({ tipo: t as TipoDeItem })}
        />
        <Checkbox
          label="Obrigatório"
          checked={item.obrigatorio}
          disabled={travado}
          onChange={(e) => mudar({ obrigatorio: e.currentTarget.checked })}
        />
        <Checkbox
          label="Comprador vê"
          checked={item.publico}
          disabled={travado}
          onChange={(e) => mudar({ publico: e.currentTarget.checked })}
        />
      </Group>
      <TextInput
        label="Ajuda"
        maxLength={200}
        value={item.ajuda}
        disabled={travado}
        onChange={(e) => mudar({ ajuda: e.currentTarget.value })}
      />
      {tipo.comOpcoes && (
        <Textarea
          label="Opções, uma por linha"
          description="Com os pontos que somam à nota: Não funciona = 8"
          autosize
          minRows={2}
          defaultValue={escrever(item)}
          disabled={travado}
          onBlur={(e) => mudar({ opcoes: ler(e.currentTarget.value) })}
        />
      )}
      {item.tipo === 'pneus' && (
        <TagsInput
          label="Rodas"
          maxTags={LIMITES_DO_TIPO.rodas}
          value={[...item.rodas]}
          disabled={travado}
          onChange={(rodas) => mudar({ rodas })}
        />
      )}
      <Exemplo item={item} travado={travado} aoMudar={aoMudar} />
    </Stack>
  )
}

function Exemplo({ item, travado, aoMudar }: PropsDoItem) {
  const { recusa, enviando, tentar } = useEnvio('exemploUrl')
  const mandar = (arquivo: File): void =>
    tentar(
      enviar('POST /v1/tipo-vistoria/exemplos', [arquivo]).then(({ exemploUrl }) =>
        aoMudar({ ...item, exemploUrl }),
      ),
    )
  return (
    <Group gap="xs">
      {item.exemploUrl && <img src={item.exemploUrl} alt={`Exemplo: ${item.nome}`} height="64" />}
      <EnviarImagem
        nome="exemplo"
        escrito={['Foto de exemplo', 'Trocar exemplo']}
        tem={Boolean(item.exemploUrl)}
        enviando={enviando}
        travado={travado}
        aoEscolher={mandar}
        aoTirar={() => aoMudar({ ...item, exemploUrl: null })}
        tirar="Tirar exemplo"
      />
      <RecusaDaImagem erro={recusa} />
      {item.exemploUrl === null && (
        <Text size="xs" c="dimmed">
          Sem exemplo
        </Text>
      )}
    </Group>
  )
}

function Mover(p: {
  readonly nome: string
  readonly travado: boolean
  readonly aoSubir: (() => void) | null
  readonly aoDescer: (() => void) | null
  readonly aoTirar: () => void
}) {
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Subir ${p.nome}`}
        disabled={p.travado || p.aoSubir === null}
        onClick={() => p.aoSubir?.()}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Descer ${p.nome}`}
        disabled={p.travado || p.aoDescer === null}
        onClick={() => p.aoDescer?.()}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Tirar ${p.nome}`}
        disabled={p.travado}
        onClick={p.aoTirar}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  )
}
