// The record of a channel: its name and its template; and taking it away, which leaves its recordings.
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Gaveta } from '../../../kit/ficha/gaveta.tsx'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { CampoTexto } from '../../../kit/registro/campos.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'
import { ImagemDoModelo } from './imagem-do-modelo.tsx'
import { cenaDe, type Estudio, formatoDoCanal } from './usar-estudio.ts'

interface Props {
  readonly estudio: Estudio
  readonly canal: CanalTransmissao
  readonly recarregar: () => Promise<unknown>
  readonly fechar: () => void
}

export function FichaDoCanal(p: Props) {
  return (
    <Gaveta opened onClose={p.fechar} title="Editar canal">
      <Formulario {...p} />
    </Gaveta>
  )
}

function Formulario({ estudio, canal, recarregar, fechar }: Props) {
  const [removendo, setRemovendo] = useState(false)
  const formato = formatoDoCanal(estudio, canal)
  const parado = canal.situacao === 'PARADO'
  const r = useRegistro({
    lido: { nome: canal.nome, templateUid: canal.templateUid },
    versao: canal.versao,
    reler: recarregar,
    salvar: async (d, versao) => {
      await chamar('PUT /v1/canal-transmissao/:uid', { params: { uid: canal.uid }, body: { ...d, versao } })
      await recarregar()
    },
    mensagem: 'Canal salvo',
  })
  // On the air the programme keeps its form.
  const modelos = estudio.templates.filter(
    (t) => parado || cenaDe(t.videoFilter, {})?.filtro.formato === formato,
  )
  const modelo = estudio.templates.find((t) => t.uid === r.valores.templateUid)
  return (
    <Stack>
      <CampoTexto r={r} campo="nome" rotulo="Nome do canal" obrigatorio entrada={{ maxLength: 80 }} />
      <Select
        label="Modelo com que a mesa começa"
        description={parado ? undefined : 'No ar, só os modelos do mesmo formato.'}
        allowDeselect={false}
        data={modelos.map((t) => ({ value: t.uid, label: t.nome }))}
        value={r.valores.templateUid}
        error={r.erros['templateUid']}
        onChange={(t) => t && r.mudar('templateUid', t)}
      />
      <ImagemDoModelo imagem={modelo?.imagemModelo ?? null} />
      <BarraDeSalvar r={r} />
      <Group justify="space-between" align="center">
        <Text size="sm" c="dimmed" flex={1}>
          {parado
            ? 'As gravações de um canal removido continuam na lista do leilão.'
            : 'O canal está no ar: encerre a transmissão para poder removê-lo.'}
        </Text>
        <Button variant="outline" color="red" disabled={!parado} onClick={() => setRemovendo(true)}>
          Remover o canal
        </Button>
      </Group>
      <Confirmar
        aberto={removendo}
        titulo={`Remover “${canal.nome}”?`}
        botao="Remover"
        perigo
        aoFechar={() => setRemovendo(false)}
        aoConfirmar={async () => {
          await chamar('DELETE /v1/canal-transmissao/:uid', { params: { uid: canal.uid } })
          avisarSucesso('Canal removido')
          fechar()
        }}
      >
        Ele sai do estúdio e do site, com os seus destinos e as chaves deles. As gravações ficam até o fim do
        prazo.
      </Confirmar>
    </Stack>
  )
}
