// What a banner's form asks in its own way: the pictures in the measures of the place, and for which list alone it stands.
import { Stack, Text } from '@mantine/core'
import type { BANNER } from '@martelo/contracts/banners/banner.cadastro.ts'
import {
  aceitaAlvo,
  NOMES_DAS_POSICOES,
  type NomeDaPosicao,
  POSICOES_DE_BANNER,
} from '@martelo/domain/banners/posicoes-de-banner.ts'
import { CATEGORIAS } from '@martelo/domain/lotes/tipos.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar, enviar } from '../../../core/api.ts'
import type { ValoresDoFormulario } from '../../../kit/cadastro/campo-do-cadastro.tsx'
import type { CamposProprios } from '../../../kit/cadastro/props-da-tela.ts'
import { CampoEscolha } from '../../../kit/registro/campos.tsx'
import { EnviarImagem, RecusaDaImagem } from '../../../kit/registro/enviar-imagem.tsx'
import { useEnvio } from '../../../kit/registro/usar-envio.ts'
import type { Registro } from '../../../kit/registro/usar-registro.ts'

type R = Registro<ValoresDoFormulario>
const posicaoEm = (r: R) => r.valores.posicao as NomeDaPosicao
const textos = (r: R) => r as unknown as Registro<Record<string, string | null>>

export const CAMPOS_DO_BANNER: CamposProprios<typeof BANNER> = {
  posicao: (r, travado) => <Posicao r={r} travado={travado} />,
  imagem: (r, travado) => <Imagem r={r} campo="imagem" rotulo="Imagem" travado={travado} />,
  imagemMobile: (r, travado) => (
    <Imagem r={r} campo="imagemMobile" rotulo="Imagem no celular" travado={travado} />
  ),
  leiUid: (r, travado) => (aceitaAlvo(posicaoEm(r)) ? <Leilao r={r} travado={travado} /> : null),
  categoria: (r, travado) =>
    aceitaAlvo(posicaoEm(r)) ? (
      <CampoEscolha
        r={textos(r)}
        campo="categoria"
        rotulo="Só na lista desta categoria"
        nulo
        vazio="Em todas"
        travado={travado}
        opcoes={CATEGORIAS.map((c) => ({ value: c, label: c }))}
      />
    ) : null,
}

interface Props {
  readonly r: R
  readonly travado: string | null
}

/** A banner that leaves the list leaves its auction and its category too: elsewhere no page knows of them. */
function Posicao({ r, travado }: Props) {
  const mudar: R['mudar'] = (campo, valor) =>
    r.mudarVarios(
      aceitaAlvo(valor as NomeDaPosicao)
        ? { [campo]: valor }
        : { [campo]: valor, leiUid: null, categoria: null },
    )
  return (
    <CampoEscolha
      r={textos({ ...r, mudar })}
      campo="posicao"
      rotulo="Posição"
      obrigatorio
      travado={travado}
      opcoes={NOMES_DAS_POSICOES.map((value) => ({ value, label: POSICOES_DE_BANNER[value].rotulo }))}
    />
  )
}

function Leilao({ r, travado }: Props) {
  const leiloes = useQuery({
    queryKey: ['leiloes-para-banner'],
    queryFn: () => chamar('GET /v1/leiloes/lista-site'),
  })
  return (
    <CampoEscolha
      r={textos(r)}
      campo="leiUid"
      rotulo="Só na lista deste leilão"
      nulo
      vazio="Em todas"
      travado={travado}
      opcoes={(leiloes.data ?? []).map((l) => ({ value: l.uid, label: l.nome }))}
    />
  )
}

function Imagem({ r, campo, rotulo, travado }: Props & { campo: 'imagem' | 'imagemMobile'; rotulo: string }) {
  const { recusa, enviando, tentar } = useEnvio(campo)
  const posicao = posicaoEm(r)
  const url = r.valores[campo] as string | null
  const erro = recusa ?? r.erros[campo]
  const mandar = (arquivo: File): void =>
    tentar(
      enviar('POST /v1/banners/imagem', [arquivo], { body: { posicao, uso: campo } }).then((guardada) =>
        r.mudar(campo, guardada.url),
      ),
    )
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {rotulo}
      </Text>
      {url && <img src={url} alt={`${rotulo} escolhida`} style={{ maxHeight: '8rem', maxWidth: '100%' }} />}
      <Text size="xs" c="dimmed">
        {POSICOES_DE_BANNER[posicao].orientacao}
      </Text>
      <RecusaDaImagem erro={erro} />
      {travado === null && (
        <EnviarImagem
          nome={rotulo}
          tem={url !== null && url !== ''}
          enviando={enviando}
          aoEscolher={mandar}
          aoTirar={campo === 'imagemMobile' ? () => r.mudar(campo, null) : undefined}
        />
      )}
    </Stack>
  )
}
