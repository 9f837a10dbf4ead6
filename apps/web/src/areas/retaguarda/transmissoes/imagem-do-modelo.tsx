// The small picture of a template, beside its name wherever one is chosen.
import './estudio.css'

export const ImagemDoModelo = ({ imagem }: { readonly imagem: string | null }) =>
  imagem === null ? null : <img className="estudio__modelo" src={imagem} alt="" />
