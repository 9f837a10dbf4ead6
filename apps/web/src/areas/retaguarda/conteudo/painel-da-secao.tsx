// One section: its layout in the page, its configuration, and its items.
import { Accordion, Button, Group, NumberInput, Select, Stack, Switch, Text, TextInput } from '@mantine/core'
import { elemento } from '@martelo/domain/conteudo/elementos.ts'
import { CATEGORIAS } from '@martelo/domain/lotes/tipos.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { chamar } from '../../../core/api.ts'
import { ItensDaSecao } from './itens-da-secao.tsx'
import { type EstadoDoForm, type FormVivo, useSalvarSozinho } from './salvar-sozinho.ts'
import type { Editor, SessaoEditada } from './usar-editor.ts'
import { VideoDaSecao } from './video-da-secao.tsx'

type Valores = Pick<
  SessaoEditada,
  'nome' | 'ativo' | 'container' | 'tamanhoColuna' | 'margemCabecalho' | 'margemRodape' | 'config'
>
type Forma = FormVivo<Valores>

const MARGENS = [
  { value: 'zero', label: 'Nenhuma' },
  { value: 'pequena', label: 'Pequena' },
  { value: 'media', label: 'Média' },
  { value: 'grande', label: 'Grande' },
]

export function PainelDaSecao({
  editor,
  s,
  aoVoltar,
  aoMudarEstado,
}: {
  editor: Editor
  s: SessaoEditada
  aoVoltar: () => void
  aoMudarEstado: (e: EstadoDoForm) => void
}) {
  const f: Forma = useSalvarSozinho<Valores>(
    s,
    (mudou) =>
      editor.agir(
        (versao) =>
          chamar('PUT /v1/hotsite/paginas/sessao/:id', { params: { id: s.uid }, body: { ...mudou, versao } }),
        { silencio: true },
      ),
    aoMudarEstado,
  )
  const tipo = elemento(s.elemento)
  return (
    <Stack gap="sm">
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={aoVoltar}
        >
          Seções
        </Button>
        <Text size="sm" c="dimmed" truncate>
          {tipo.nome}
        </Text>
      </Group>
      <Text size="xs" c="dimmed">
        {tipo.desenha}
      </Text>
      {tipo.itens && <ItensDaSecao editor={editor} s={s} aoMudarEstado={aoMudarEstado} />}
      <Config f={f} s={s} />
      <Accordion variant="separated" chevronPosition="left">
        <Accordion.Item value="lugar">
          <Accordion.Control>Lugar e margens</Accordion.Control>
          <Accordion.Panel>
            <Lugar f={f} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  )
}

function Lugar({ f }: { f: Forma }) {
  const { valores: v, erros } = f
  return (
    <Stack gap="sm">
      <TextInput
        label="Nome no editor"
        maxLength={80}
        value={v.nome}
        error={erros.nome}
        onChange={(e) => f.mudar({ nome: e.currentTarget.value })}
      />
      <Switch
        label="Visível no site"
        checked={v.ativo}
        onChange={(e) => f.mudar({ ativo: e.currentTarget.checked })}
      />
      <Switch
        label="Com margens laterais"
        checked={v.container}
        onChange={(e) => f.mudar({ container: e.currentTarget.checked })}
      />
      <Select
        label="Largura"
        data={[
          { value: 'inteira', label: 'Inteira' },
          { value: 'metade', label: 'Metade (ao lado da próxima)' },
        ]}
        value={v.tamanhoColuna}
        allowDeselect={false}
        onChange={(x) => f.mudar({ tamanhoColuna: x as Valores['tamanhoColuna'] })}
      />
      <Group grow>
        <Select
          label="Margem acima"
          data={MARGENS}
          value={v.margemCabecalho}
          allowDeselect={false}
          onChange={(x) => f.mudar({ margemCabecalho: x as Valores['margemCabecalho'] })}
        />
        <Select
          label="Margem abaixo"
          data={MARGENS}
          value={v.margemRodape}
          allowDeselect={false}
          onChange={(x) => f.mudar({ margemRodape: x as Valores['margemRodape'] })}
        />
      </Group>
    </Stack>
  )
}

const ROTULO = {
  titulo: 'Título da seção',
  subtitulo: 'Subtítulo',
  marca: 'Só da marca',
  estado: 'Só do estado (sigla)',
  cidade: 'Só da cidade',
  promocao: 'Só com a promoção',
  leiUid: 'Só do leilão (identificador)',
} as const

function Config({ f, s }: { f: Forma; s: SessaoEditada }) {
  const aceita = new Set(elemento(s.elemento).config)
  const { config } = f.valores
  const mudar = (novo: Partial<Valores['config']>): void => f.mudar({ config: { ...config, ...novo } })
  const textos = (Object.keys(ROTULO) as (keyof typeof ROTULO)[]).filter((k) => aceita.has(k))
  return (
    <Stack gap="sm">
      {textos.slice(0, 2).map((k) => (
        <CampoDaConfig key={k} nome={k} f={f} mudar={mudar} />
      ))}
      {aceita.has('video') && (
        <VideoDaSecao
          erro={f.erros['config.video']}
          valor={config.video || null}
          aoMudar={(video) => mudar({ video: video ?? '' })}
        />
      )}
      {aceita.has('quantidade') && (
        <NumberInput
          label="Quantos mostrar"
          min={1}
          max={24}
          value={config.quantidade ?? 8}
          error={f.erros['config.quantidade']}
          onChange={(n) => typeof n === 'number' && mudar({ quantidade: n })}
        />
      )}
      {aceita.has('ordem') && (
        <Select
          label="Quais primeiro"
          data={[
            { value: 'destaques', label: 'Destaques da casa' },
            { value: 'dataFim', label: 'Encerram primeiro' },
            { value: 'disputa', label: 'Mais disputados' },
          ]}
          value={config.ordem ?? 'destaques'}
          allowDeselect={false}
          onChange={(x) => mudar({ ordem: x as 'destaques' })}
        />
      )}
      {aceita.has('categoria') && (
        <Select
          label="Só da categoria"
          data={[...CATEGORIAS]}
          value={config.categoria ?? null}
          clearable
          placeholder="Todas"
          onChange={(x) => mudar({ categoria: x ?? '' })}
        />
      )}
      {textos.slice(2).map((k) => (
        <CampoDaConfig key={k} nome={k} f={f} mudar={mudar} />
      ))}
    </Stack>
  )
}

function CampoDaConfig({
  nome,
  f,
  mudar,
}: {
  nome: keyof typeof ROTULO
  f: Forma
  mudar: (novo: Partial<Valores['config']>) => void
}) {
  return (
    <TextInput
      label={ROTULO[nome]}
      value={f.valores.config[nome] ?? ''}
      error={f.erros[`config.${nome}`]}
      onChange={(e) => mudar({ [nome]: e.currentTarget.value })}
    />
  )
}
